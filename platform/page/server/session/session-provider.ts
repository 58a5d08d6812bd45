import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { AuthorizationRequest } from '../../../client/session/authorization-request'
import { authenticationBy, type ClientKey } from './client-key'
import { createProofKey, keyPairOf, type ProofKey } from './proof-key'
import { type ServerSession, SessionEnded } from './session'

/** A sign-in that was begun: what the provider's answer is held against. */
export interface BegunSignIn {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly returnTo: string
}

export interface SignInWish {
  readonly returnTo: string
  readonly language: string
  /** The provider asks who it is although it has a session. */
  readonly asksAgain?: boolean
  /** The provider asks nothing: it answers for the session that it has, or refuses. */
  readonly isSilent?: boolean
}

/** What the provider says that has ended: one of its sessions, or all of a person. */
export type EndedAtProvider = { readonly sid: string } | { readonly sub: string }

/** Confidential OpenID Connect client of the identity provider (RFC 9700). Every token that comes out of it is verified. */
export interface SessionProvider {
  /** @throws where the provider does not respond */
  begin(wish: SignInWish): Promise<{ readonly address: string; readonly begun: BegunSignIn }>
  /** Exchanges the code, once. @throws where the answer is refused */
  complete(address: URL, begun: BegunSignIn): Promise<ServerSession>
  /** @throws SessionEnded where the provider refuses */
  renew(session: ServerSession): Promise<ServerSession>
  /** Revokes the tokens. @returns where the provider ends its own session, if it has such an address */
  end(session: ServerSession | undefined): Promise<string | undefined>
  /** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6). @throws for anything else */
  endedBy(logoutToken: string): Promise<EndedAtProvider>
}

export interface SessionProviderOptions {
  readonly issuer: string
  readonly clientId: string
  /** The client's secret, or its private key (RFC 7523), which the provider knows the public half of. */
  readonly credential: { readonly secret: string } | { readonly key: ClientKey }
  readonly authorization?: AuthorizationRequest
  /** Origin of the shell. */
  readonly self: string
  /** Whether tokens are bound to a key of the session (DPoP). */
  readonly bindsTokens: boolean
  /**
   * Takes the id of a logout token for some seconds. @returns false where it has come before: a copy would end the sign-in
   * that came after it
   */
  readonly takeLogout: (jti: string, age: number) => Promise<boolean>
}

/** Seconds that the provider has to answer. */
const timeout = 8
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Seconds that a logout token is good for, and that the clocks may differ. */
const [maxTokenAge, clockTolerance] = [120, 30]
const defaultScope = 'openid profile offline_access'

export function sessionProvider(options: SessionProviderOptions): SessionProvider {
  const { clientId, authorization, self, bindsTokens, takeLogout } = options
  let discovering: Promise<oidc.Configuration> | undefined
  let keys: JWTVerifyGetKey | undefined
  /** A provider that was away is asked again. */
  const discovered = () => {
    discovering ??= discover(options).catch((error: unknown) => {
      discovering = undefined
      throw error
    })
    return discovering
  }

  const { resource, scope = defaultScope, parameters } = authorization ?? {}
  /** Token requests name the API too (RFC 8707, 2.2). */
  const ofResource: Record<string, string> = resource ? { resource } : {}

  return {
    async begin({ returnTo, language, asksAgain, isSilent }) {
      const client = await discovered()
      const begun = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        returnTo,
      }
      const request = {
        ...parameters,
        redirect_uri: `${self}${isSilent ? '/home' : '/callback'}`,
        scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...ofResource,
        ...promptOf(parameters?.prompt, asksAgain, isSilent),
      }
      const isPushed = client.serverMetadata().pushed_authorization_request_endpoint !== undefined
      const build = isPushed ? oidc.buildAuthorizationUrlWithPAR : oidc.buildAuthorizationUrl
      return { address: (await build(client, request)).href, begun }
    },

    async complete(address, { verifier, state, nonce }) {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
      const client = await discovered()
      const key = bindsTokens ? await createProofKey() : undefined
      const proofs = await proofsBy(client, key)
      return sessionFrom(await oidc.authorizationCodeGrant(client, address, checks, ofResource, proofs), key)
    },

    async renew(session) {
      if (session.refresh === undefined) throw new SessionEnded('The provider gave no refresh token.')
      try {
        const client = await discovered()
        const proofs = await proofsBy(client, session.proofKey)
        const tokens = await oidc.refreshTokenGrant(client, session.refresh, ofResource, proofs)
        const sub = tokens.claims()?.sub
        if (sub !== undefined && sub !== session.sub)
          throw new SessionEnded('The provider answered for another person.')
        return sessionFrom(tokens, session.proofKey, session)
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')
          throw new SessionEnded('The provider has ended the session.')
        throw error
      }
    },

    async end(session) {
      const client = await discovered()
      const { revocation_endpoint: revocation, end_session_endpoint: ending } = client.serverMetadata()
      const token = session?.refresh ?? session?.access
      if (revocation && token) await oidc.tokenRevocation(client, token).catch(() => undefined)
      const hint: Record<string, string> = session?.idToken ? { id_token_hint: session.idToken } : {}
      return ending && oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: `${self}/`, ...hint }).href
    },

    async endedBy(logoutToken) {
      const { issuer, jwks_uri: address } = (await discovered()).serverMetadata()
      if (!address) throw new Error('The provider publishes no keys.')
      // Kept, so that not every stranger's post makes this server ask the provider.
      keys ??= createRemoteJWKSet(new URL(address))
      const { payload } = await jwtVerify(logoutToken, keys, {
        issuer,
        audience: clientId,
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge,
        clockTolerance,
      })
      const { events, nonce, sid, sub } = payload
      if (nonce !== undefined || !Object.hasOwn(Object(events), logoutEvent))
        throw new Error('This is no logout token.')
      if (!(await takeLogout(String(payload.jti), maxTokenAge + 2 * clockTolerance)))
        throw new Error('The logout token has come before.')
      if (typeof sid === 'string') return { sid }
      if (typeof sub === 'string') return { sub }
      throw new Error('The logout token names no session and no person.')
    },
  }
}

async function discover({ issuer, clientId, credential }: SessionProviderOptions): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  const authentication =
    'secret' in credential ? oidc.ClientSecretBasic(credential.secret) : await authenticationBy(credential.key)
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout,
    // The library trusts TLS alone unless told to verify the signatures of ID tokens too.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
}

async function proofsBy(client: oidc.Configuration, key: ProofKey | undefined): Promise<oidc.DPoPOptions> {
  return key ? { DPoP: oidc.getDPoPHandle(client, await keyPairOf(key)) } : {}
}

function promptOf(usual: string | undefined, asksAgain = false, isSilent = false): Record<string, string> {
  if (isSilent) return { prompt: 'none' }
  return asksAgain ? { prompt: usual === undefined ? 'login' : `login ${usual}` } : {}
}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers

/**
 * @param key which a proof was made by; the provider may give bearer tokens all the same
 * @param before what a renewal may leave out
 */
function sessionFrom(tokens: Tokens, key: ProofKey | undefined, before?: ServerSession): ServerSession {
  const claims = tokens.claims()
  const sub = claims?.sub ?? before?.sub
  if (sub === undefined) throw new Error('The provider has sent no ID token.')
  const refresh = tokens.refresh_token ?? before?.refresh
  const sid = typeof claims?.sid === 'string' ? claims.sid : before?.sid
  return {
    sub,
    access: tokens.access_token,
    ...(refresh && { refresh }),
    idToken: tokens.id_token ?? before?.idToken ?? '',
    scope: tokens.scope ?? before?.scope ?? '',
    ...(sid && { sid }),
    expires: Date.now() + (tokens.expires_in ?? defaultLifetime) * 1_000,
    generation: randomUUID(),
    ...(tokens.token_type === 'dpop' && { proofKey: key }),
  }
}

/** Seconds, where the provider names none. */
const defaultLifetime = 300
