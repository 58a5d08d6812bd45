import { ForgedIdTokenError } from './id-token'
import type { OidcContext } from './oidc-context'
import { postGrant } from './post-grant'
import type { TokenSet } from './token-store'

/**
 * Redeems a refresh token (RFC 6749, section 6). The client library would keep the status of a refusal to itself, which
 * tells a session that is over from a provider that is down.
 * @throws ForgedIdTokenError when the ID token that comes with it is refused or another person's
 */
export async function redeemRefreshToken(context: OidcContext, tokens: TokenSet, refresh: string): Promise<TokenSet> {
  const { resource } = context.authorization ?? {}
  const grant = { grant_type: 'refresh_token', refresh_token: refresh, ...(resource && { resource }) }
  const response = await postGrant(context, grant)
  const text = (name: string) => (typeof response[name] === 'string' ? response[name] : undefined)
  const access = text('access_token')
  if (access === undefined) throw new TypeError('The token endpoint sent no access token')
  const renewed: TokenSet = {
    sub: tokens.sub,
    access,
    refresh: text('refresh_token') ?? refresh,
    id: text('id_token') ?? tokens.id,
    scope: text('scope') ?? tokens.scope,
    at: context.now(),
    lifetime: Number(response.expires_in) || 0,
  }
  if (renewed.id !== tokens.id) await refuseForgery(context, renewed)
  return renewed
}

async function refuseForgery({ verifier, issuer, clientId, now }: OidcContext, renewed: TokenSet): Promise<void> {
  const { id, sub, access } = renewed
  try {
    await verifier.verify(id, { issuer: await issuer(), clientId, now: now(), sub, access })
  } catch (error) {
    // Keys that cannot be fetched right now must not cost the session: the old refresh token is already spent.
    if (error instanceof ForgedIdTokenError) throw error
  }
}
