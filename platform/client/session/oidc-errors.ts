/** Error response of the token endpoint (RFC 6749, section 5.2). */
export class TokenEndpointError extends Error {
  override readonly name = 'TokenEndpointError'

  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(`The token endpoint responded ${status}: ${error}`)
  }
}

/** Error of a renewal that the provider refuses for good: the session is over. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

/** Codes of an outage, which some providers send with a 400. */
const outageCodes = ['server_error', 'temporarily_unavailable', 'slow_down']

/** Codes of the specifications that no retry mends, for errors whose status is not known. */
const finalCodes = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

/**
 * Whether an error of the provider ends the session. From the token endpoint that is any OAuth error with 400 or 401
 * and any code: providers have several for a dead refresh token. An outage, a time-out, and too many requests never do
 * (F15). The client's own `ErrorResponse`, of the authorization endpoint, has no status.
 */
export function endsSession(error: unknown): error is Error {
  if (error instanceof TokenEndpointError)
    return (error.status === 400 || error.status === 401) && !outageCodes.includes(error.error)
  if (!(error instanceof Error) || error.name !== 'ErrorResponse' || !('error' in error)) return false
  return finalCodes.some((code) => code === error.error)
}
