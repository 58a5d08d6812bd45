// The last three: there is no session with the provider, or none that goes on without a question to the person.
const refusals = ['invalid_grant', 'login_required', 'interaction_required', 'consent_required']

/**
 * Whether the provider itself says that the session is over; a fault or a time-out on its side never does (F15). Told by
 * the shape of the client's `ErrorResponse`, so that asking does not load the client.
 */
export function isOver(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ErrorResponse' || !('error' in error)) return false
  return refusals.some((refusal) => refusal === error.error)
}
