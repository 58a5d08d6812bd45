import type { BrowserContext } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'

/** Records the tokens that the identity provider hands to a browser, or to the server that holds its session, from now on. */
export function recordIssuedTokens(context: BrowserContext, { sandbox, watchTokenCalls }: TestPlatform): Set<string> {
  const tokens = new Set<string>()
  watchTokenCalls((call) => {
    for (const token of call.tokens) tokens.add(token)
  })
  context.on('response', async (response) => {
    if (response.url() !== `${sandbox.identity}/token`) return
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    for (const name of ['access_token', 'refresh_token', 'id_token'])
      if (typeof answer[name] === 'string') tokens.add(answer[name])
  })
  return tokens
}
