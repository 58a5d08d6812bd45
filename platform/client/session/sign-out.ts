import { withTimeout } from '../../lib/async/with-timeout'
import type { IdentityClient } from './identity-client'
import type { LastSignOut } from './sign-out-cookie'
import type { TokenSet } from './token-store'

/** How long signing out waits for the identity provider; milliseconds. */
const timeout = 2_000

/** What comes of a sign-out at the provider. */
export interface ProviderSignOut {
  readonly outcome: LastSignOut
  /** The provider's logout (RP-initiated); absent where it has none or did not respond. */
  readonly address?: string
}

/** Revokes the refresh token, and finds out where the provider ends its session. */
export function signOutAtProvider(
  provider: () => Promise<IdentityClient>,
  last: TokenSet | undefined,
): Promise<ProviderSignOut> {
  return withTimeout(askProvider(provider, last), timeout).catch(() => ({ outcome: 'unreached' }))
}

async function askProvider(
  provider: () => Promise<IdentityClient>,
  last: TokenSet | undefined,
): Promise<ProviderSignOut> {
  const identity = await provider()
  const revoked = last && identity.revoke(last).catch(() => undefined)
  const [address] = await Promise.all([identity.signOutAddress(last), revoked])
  return { outcome: 'asked', address }
}
