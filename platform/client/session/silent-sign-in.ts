import type { IdentityClient } from './identity-client'
import type { SessionRunner } from './session-runner'
import type { TokenSet, TokenStore } from './token-store'

type Provider = () => Promise<IdentityClient>

/**
 * Silent sign-in (`prompt=none`) of the person who has a session with the provider. To be called under the lock of all
 * tabs, of which another may have been quicker. (F46)
 */
export async function restoreSilently(
  runner: SessionRunner,
  tokenStore: TokenStore,
  provider: Provider,
): Promise<void> {
  const tokens = (await tokenStore.read()) ?? (await tokensFrom(provider).catch(() => undefined))
  await runner.dispatch(tokens ? { kind: 'session-found', tokens } : { kind: 'no-session-found' })
}

async function tokensFrom(provider: Provider): Promise<TokenSet> {
  return (await provider()).signInSilently()
}
