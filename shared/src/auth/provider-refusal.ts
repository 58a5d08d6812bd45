/**
 * Whether the provider itself says that the session is over; a fault or a time-out on its side never does (F15). Told by
 * the shape of the client's `ErrorResponse`, so that asking does not load the client.
 */
export function isOver(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ErrorResponse' || !('error' in error)) return false
  return error.error === 'invalid_grant' || error.error === 'login_required'
}
