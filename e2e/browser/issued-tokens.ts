import type { BrowserContext } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'

/** Records the tokens that the identity provider hands to a browser from now on. */
export function recordIssuedTokens(context: BrowserContext, { sandbox }: TestPlatform): Set<string> {
  const tokens = new Set<string>()
  context.on('response', async (response) => {
    if (response.url() !== `${sandbox.identity}/token`) return
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    for (const name of ['access_token', 'refresh_token', 'id_token'])
      if (typeof answer[name] === 'string') tokens.add(answer[name])
  })
  return tokens
}
