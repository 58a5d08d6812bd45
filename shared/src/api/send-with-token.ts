import type { Answer } from './answer'

/** Where the access token comes from; each answers undefined when nobody is signed in. */
export interface Tokens {
  readonly access: () => Promise<string | undefined>
  readonly refresh: () => Promise<string | undefined>
}

/**
 * Sends a request with the access token; after a first 401 once more with a new one. A second 401 is the caller's
 * (PLT-017, PLT-018).
 */
export async function sendWithToken(
  tokens: Tokens,
  send: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const token = await tokens.access()
  const answer = await send(token)
  if (answer.status !== 401 || token === undefined) return answer
  const current = await tokens.access()
  // A call that went out beside this one may have brought the new token already.
  const renewed = current !== undefined && current !== token ? current : await tokens.refresh()
  if (renewed === undefined) return answer
  // An answer that nobody reads would hold its connection.
  answer.text().catch(() => undefined)
  return send(renewed)
}
