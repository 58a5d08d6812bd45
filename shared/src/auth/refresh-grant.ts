import type { RefreshState } from 'oidc-client-ts'
import { ForgedIdTokenError } from './id-token'
import { type OidcContext, timeoutInSeconds, tokenSetFrom } from './oidc-context'
import { callTokenEndpoint } from './token-endpoint'
import type { TokenSet } from './token-store'

/**
 * Redeems a refresh token (RFC 6749, section 6).
 * @throws ForgedIdTokenError when the ID token that comes with it is refused or another person's
 */
export async function redeemRefreshToken(context: OidcContext, tokens: TokenSet, refresh: string): Promise<TokenSet> {
  const { client, authority, clientId, now } = context
  const state: RefreshState = {
    refresh_token: refresh,
    id_token: tokens.id,
    session_state: null,
    scope: tokens.scope,
    profile: { sub: tokens.sub, iss: authority, aud: clientId, exp: 0, iat: 0 },
  }
  const response = await callTokenEndpoint(context, (headers) =>
    client.useRefreshToken({ state, timeoutInSeconds, extraHeaders: { ...headers } }),
  )
  const renewed = { ...tokenSetFrom(response, tokens.sub, now()), refresh: response.refresh_token ?? refresh }
  if (renewed.id !== tokens.id) await refuseForgery(context, renewed)
  return renewed
}

async function refuseForgery({ verifier, issuer, clientId, now }: OidcContext, { id, sub }: TokenSet): Promise<void> {
  try {
    const subject = await verifier.verify(id, { issuer: await issuer(), clientId, now: now() })
    if (subject !== sub) throw new ForgedIdTokenError('Another person')
  } catch (error) {
    // Keys that cannot be fetched right now must not cost the session: the old refresh token is already spent.
    if (error instanceof ForgedIdTokenError) throw error
  }
}
