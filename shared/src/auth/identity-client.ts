import { OidcClient, type RefreshState, type SigninResponse } from 'oidc-client-ts'
import { createIdTokenCheck, ForgedIdToken } from './id-token'
import { answerFromFrame } from './renewal-frame'
import { checkIssuer, SignInFailed, wishIn } from './sign-in-state'
import type { HeldTokens, TokenStore } from './vault'

export interface IdentityOptions {
  /** The identity provider, as its discovery document is found below it. */
  readonly authority: string
  readonly clientId: string
  /** The origin of this app. */
  readonly origin: string
  /** Begun sign-ins. */
  readonly states: TokenStore
  readonly now: () => number
}

/** The conversation with the identity provider: every token that comes out of it has been verified. */
export interface Identity {
  /** The address where the person signs in or, with `register`, signs up. */
  signInAddress(wish: { returnTo: string; language: string; register: boolean }): Promise<string>
  /** Exchanges the code in the address that the provider sent the person back to, once. */
  exchange(address: string): Promise<{ tokens: HeldTokens; wish: unknown }>
  /** New tokens for old ones: by the refresh token, or silently in a hidden frame where there is none. */
  renew(tokens: HeldTokens): Promise<HeldTokens>
  revoke(tokens: HeldTokens): Promise<void>
  /** The address where the provider ends its own session; it carries no token. */
  signOutAddress(): Promise<string>
}

const seconds = 10

export function createIdentity({ authority, clientId, origin, states, now }: IdentityOptions): Identity {
  const client = new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid profile offline_access',
    stateStore: states,
    requestTimeoutInSeconds: seconds,
    // A day of wrong clock must not sweep away the sign-in that was begun a minute ago.
    staleStateAgeInSeconds: 2 * 86_400,
  })
  const check = createIdTokenCheck(() => client.metadataService.getKeysEndpoint(false))

  async function issuer(): Promise<string> {
    const named = await client.metadataService.getIssuer()
    if (named.replace(/\/$/, '') !== authority.replace(/\/$/, '')) throw new SignInFailed('The issuer is another one')
    return named
  }

  async function exchange(address: string): Promise<{ tokens: HeldTokens; wish: unknown }> {
    const { state } = await client.readSigninResponseState(address)
    const metadata = await client.metadataService.getMetadata()
    const announced = Reflect.get(metadata, 'authorization_response_iss_parameter_supported') === true
    try {
      checkIssuer(new URL(address), await issuer(), announced)
    } catch (error) {
      await states.remove(state.id)
      throw error
    }
    const response = await client.processSigninResponse(address)
    const rules = { issuer: await issuer(), clientId, nonce: state.nonce ?? '', now: now() }
    const sub = await check.subjectOf(response.id_token ?? '', rules)
    return { tokens: heldFrom(response, sub, now()), wish: wishIn(state.data) }
  }

  async function renewByToken(tokens: HeldTokens, refresh: string): Promise<HeldTokens> {
    const state: RefreshState = {
      refresh_token: refresh,
      id_token: tokens.id,
      session_state: null,
      scope: tokens.scope,
      profile: { sub: tokens.sub, iss: authority, aud: clientId, exp: 0, iat: 0 },
    }
    const response = await client.useRefreshToken({ state, timeoutInSeconds: seconds })
    const renewed = { ...heldFrom(response, tokens.sub, now()), refresh: response.refresh_token ?? refresh }
    if (renewed.id !== tokens.id) await refuseForgery(renewed.id, tokens.sub)
    return renewed
  }

  async function refuseForgery(idToken: string, sub: string): Promise<void> {
    try {
      const subject = await check.subjectOf(idToken, { issuer: await issuer(), clientId, now: now() })
      if (subject !== sub) throw new ForgedIdToken('Another person')
    } catch (error) {
      // Keys that cannot be fetched right now must not cost the session: the old refresh token is already spent.
      if (error instanceof ForgedIdToken) throw error
    }
  }

  async function renewInFrame(tokens: HeldTokens): Promise<HeldTokens> {
    const nonce = crypto.randomUUID()
    const request = await client.createSigninRequest({ nonce, prompt: 'none', redirect_uri: `${origin}/home` })
    const { tokens: renewed } = await exchange(await answerFromFrame(request.url))
    if (renewed.sub !== tokens.sub) throw new ForgedIdToken('Another person')
    return renewed
  }

  return {
    async signInAddress({ returnTo, language, register }) {
      const request = await client.createSigninRequest({
        state: { returnTo },
        nonce: crypto.randomUUID(),
        ui_locales: language,
        extraQueryParams: register ? { screen_hint: 'register' } : {},
      })
      return request.url
    },
    exchange,
    renew: (tokens) => (tokens.refresh ? renewByToken(tokens, tokens.refresh) : renewInFrame(tokens)),
    async revoke({ refresh }) {
      if (refresh) await client.revokeToken(refresh, 'refresh_token')
    },
    signOutAddress: async () => (await client.createSignoutRequest()).url,
  }
}

function heldFrom(response: SigninResponse, sub: string, at: number): HeldTokens {
  return {
    sub,
    access: response.access_token,
    refresh: response.refresh_token,
    id: response.id_token ?? '',
    scope: response.scope ?? 'openid',
    at,
    lifetime: response.expires_in ?? 0,
  }
}
