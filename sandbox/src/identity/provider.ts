import { randomBytes } from 'node:crypto'
import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { dpopAlgorithm } from '../access/dpop-proof'
import type { AppContext } from '../context/app-context'
import { retryAfterSeconds } from '../db/database-unavailable'
import { createAdapter } from './adapter'
import { recordDeviceSession } from './device-sessions'
import type { Keys } from './keys'
import { endPage, failurePage, goodbyePage } from './provider-pages'

/** The shell's client: public, so PKCE stands in for a secret. */
const clientId = 'sarv-web'
/** The secret of the document servers that hold the sessions: of this sandbox alone, which holds invented people. */
const serverSecret = 'the-secret-of-the-sandbox-alone'
const accessSeconds = 5 * 60
const daySeconds = 86_400

/**
 * The OpenID provider (SBX-001).
 *
 * Access tokens are opaque and the product API looks them up, rather than JWTs that it could verify alone: a person who
 * signs out or is revoked is out with the next call instead of up to five minutes later, nothing about the person can be
 * read out of a token, and the same token works at userinfo. The price, one row by primary key in a database that the
 * call reads anyway, is smaller than the signature check of a JWT. ID tokens are signed (RS256) and carry no more than
 * the subject.
 *
 * Refresh tokens turn over with every use. Presenting an old one revokes the whole grant (T13); a family lives a
 * fortnight at most, however often it turns.
 */
export function createProvider(context: AppContext, keys: Keys): Provider {
  const { hosts } = context.settings
  const provider = new Provider(context.origins.identity, {
    adapter: createAdapter(context.db),
    jwks: keys.jwks as Configuration['jwks'],
    clients: [
      {
        client_id: clientId,
        client_name: 'سرو',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: hosts.flatMap((host) => [`${host}/callback`, `${host}/home`]),
        post_logout_redirect_uris: hosts.map((host) => `${host}/`),
      },
      // One for each shell, as it is the one that is told of a sign-out: `sarv-server`, `sarv-server-2` …
      ...hosts.map((host, index) => ({
        client_id: index === 0 ? 'sarv-server' : `sarv-server-${index + 1}`,
        client_secret: serverSecret,
        client_name: 'سرو',
        application_type: 'web' as const,
        token_endpoint_auth_method: 'client_secret_basic' as const,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code' as const],
        redirect_uris: [`${host}/callback`, `${host}/home`],
        post_logout_redirect_uris: [`${host}/`],
        backchannel_logout_uri: `${host}/session/back-channel`,
        backchannel_logout_session_required: true,
      })),
    ],
    responseTypes: ['code'],
    enabledJWA: { dPoPSigningAlgValues: [dpopAlgorithm] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'phone', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    clientBasedCORS: (_ctx, origin) => hosts.includes(origin),
    cookies: { keys: keys.cookieKeys, long: { sameSite: 'lax' }, short: { sameSite: 'lax' } },
    extraParams: ['screen_hint'],
    features: {
      // Tokens are bound to a key for a client that proves one, and then for good; bearer tokens for all others. A device whose
      // clock is wrong gets a nonce.
      dPoP: { enabled: true, nonceSecret: randomBytes(32), requireNonce: () => false },
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void endPage(ctx, form),
        postLogoutSuccessSource: (ctx) => goodbyePage(ctx, context.host),
      },
    },
    findAccount: async (_ctx, sub) => {
      const [person] = await context.db.query<{ mobile: string; first_name: string | null; last_name: string | null }>(
        'select mobile, first_name, last_name from person where sub::text = $1',
        [sub],
      )
      if (person === undefined) return undefined
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          preferred_username: person.mobile,
          given_name: person.first_name,
          family_name: person.last_name,
          phone_number: `+98${person.mobile.slice(1)}`,
          phone_number_verified: true,
        }),
      }
    },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    loadExistingGrant: (ctx) => grantAll(context, ctx),
    renderError: (ctx, out) => failurePage(ctx, out.error, context.host),
    // Signing out revokes the grant, and with it every token of this sign-in.
    expiresWithSession: async () => true,
    ttl: {
      AccessToken: accessSeconds,
      AuthorizationCode: 60,
      IdToken: accessSeconds,
      Interaction: 60 * 60,
      Grant: 14 * daySeconds,
      Session: 14 * daySeconds,
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 14 * daySeconds,
    },
  })
  // The headers that this believes are those of issuer-origin.ts.
  provider.proxy = true
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 503) ctx.set('retry-after', String(retryAfterSeconds))
  })
  // Codes of errors only: an address may carry a code or a token.
  provider.on('server_error', (_ctx, error) => logError(`identity failed: ${describeError(error)}`))
  return provider
}

/** Implicit consent: the shell is the provider's own product, so it does not ask the person. */
async function grantAll({ db }: AppContext, ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const existing = id === undefined ? undefined : await provider.Grant.find(id)
  if (existing !== undefined) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile phone offline_access')
  await recordDeviceSession(db, await grant.save(), session.accountId, ctx.get('user-agent'))
  return grant
}
