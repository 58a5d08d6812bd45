import { ForgedIdTokenError } from './id-token'
import type { IdentityClient } from './identity-client'
import { SessionEndedError } from './oidc-errors'
import type { SessionRunner } from './session-runner'
import type { TokenSet, TokenStore } from './token-store'

interface RenewalContext {
  readonly runner: SessionRunner
  readonly tokenStore: Pick<TokenStore, 'readNewest'>
  readonly provider: () => Promise<Pick<IdentityClient, 'renew'>>
  readonly now: () => number
}

/**
 * Token renewal, unless other tokens than `seen` are here by now. To be called under the lock of all tabs: the provider
 * ends a session whose refresh token comes twice (T14).
 * @returns newer tokens of the same person; undefined when there are none to be had
 */
export async function renewTokens(
  { runner, tokenStore, provider, now }: RenewalContext,
  seen: TokenSet,
): Promise<TokenSet | undefined> {
  await runner.readStored(tokenStore.readNewest)
  const old = runner.tokens()
  // While this tab waited for the lock, another one renewed; or the tokens are another person's by now.
  if (old?.access !== seen.access) return newerThan(seen, old)
  await runner.dispatch({ kind: 'renewal-started', at: now() })
  try {
    const tokens = await (await provider()).renew(old)
    // A tab that was suspended meanwhile has lost the lock: tokens that another tab has stored stay.
    await runner.readStored(tokenStore.readNewest)
    await runner.dispatch({ kind: 'renewal-succeeded', old, tokens })
  } catch (error) {
    await dispatchFailure(runner, old, error)
  }
  return newerThan(old, runner.tokens())
}

function newerThan(old: TokenSet, tokens: TokenSet | undefined): TokenSet | undefined {
  return tokens?.sub === old.sub && tokens.access !== old.access ? tokens : undefined
}

async function dispatchFailure(runner: SessionRunner, old: TokenSet, error: unknown): Promise<void> {
  if (error instanceof ForgedIdTokenError) return runner.dispatch({ kind: 'id-token-forged', old })
  if (!(error instanceof SessionEndedError)) return runner.dispatch({ kind: 'renewal-failed' })
  // Where there are no locks, another tab may have renewed with the same token: the store knows.
  await runner.readStored()
  return runner.dispatch({ kind: 'renewal-refused', old })
}
