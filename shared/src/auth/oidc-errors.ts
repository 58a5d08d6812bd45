// The last three: there is no session with the provider, or none that goes on without a question to the person.
const endingCodes = ['invalid_grant', 'login_required', 'interaction_required', 'consent_required']

/**
 * Whether an error of the provider ends the session; an outage or a time-out on its side never does (F15). Told by
 * the shape of the client's `ErrorResponse`, so that asking does not load the client.
 */
export function isSessionEnded(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ErrorResponse' || !('error' in error)) return false
  return endingCodes.some((code) => code === error.error)
}
