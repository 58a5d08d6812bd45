import type { ApiResponse } from './api-response'

/** Access token provider; each resolves with undefined when no one is signed in. */
export interface Tokens {
  readonly access: () => Promise<string | undefined>
  readonly refresh: () => Promise<string | undefined>
}

/**
 * Sends a request with the bearer token; after a first 401 renews it and replays the request once. A second 401 is the
 * caller's (PLT-017, PLT-018).
 */
export async function sendWithToken<Response extends ApiResponse>(
  tokens: Tokens,
  send: (token: string | undefined) => Promise<Response>,
): Promise<Response> {
  const token = await tokens.access()
  const response = await send(token)
  if (response.status !== 401 || token === undefined) return response
  const current = await tokens.access()
  // A call that went out beside this one may have brought the new token already.
  const renewed = current !== undefined && current !== token ? current : await tokens.refresh()
  if (renewed === undefined) return response
  // A response that is not read would hold its connection.
  response.text().catch(() => undefined)
  return send(renewed)
}
