import { withTimeout } from '../async/with-timeout'
import type { IdentityClient } from './identity-client'
import type { TokenSet } from './token-store'

/** How long signing out waits for the identity provider; milliseconds. */
const timeout = 2_000

/**
 * Revokes the refresh token.
 * @returns the address of the provider's logout (RP-initiated); undefined when it does not respond in time
 */
export function revokeAtProvider(
  provider: () => Promise<IdentityClient>,
  last: TokenSet | undefined,
): Promise<string | undefined> {
  return withTimeout(revoke(provider, last), timeout).catch(() => undefined)
}

async function revoke(provider: () => Promise<IdentityClient>, last: TokenSet | undefined): Promise<string> {
  const identity = await provider()
  const revoked = last && identity.revoke(last).catch(() => undefined)
  const [address] = await Promise.all([identity.signOutAddress(), revoked])
  return address
}
