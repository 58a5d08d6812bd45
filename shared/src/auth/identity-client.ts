import { OidcClient, type RefreshState, type SigninResponse } from 'oidc-client-ts'
import { createIdTokenCheck, ForgedIdToken } from './id-token'
import { isOver } from './provider-refusal'
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
  /** Opens an address of the provider out of sight and answers the address that it comes back with. */
  readonly unseen: (address: string) => Promise<string>
}

/** The conversation with the identity provider: every token that comes out of it has been verified. */
export interface Identity {
  /** The address where the person signs in or, with `register`, signs up. */
  signInAddress(wish: { returnTo: string; language: string; register: boolean }): Promise<string>
  /** Exchanges the code in the address that the provider sent the person back to, once. */
  exchange(address: string): Promise<{ tokens: HeldTokens; wish: unknown }>
  /**
   * New tokens for old ones: by the refresh token or, where there is none or the provider refuses it, by the session that
   * this browser still has with the provider. @throws the provider's refusal when there is no such session either
   */
  renew(tokens: HeldTokens): Promise<HeldTokens>
  /** Signs in without a question whoever has a session with the provider. @throws when nobody has */
  signInUnseen(): Promise<HeldTokens>
  revoke(tokens: HeldTokens): Promise<void>
  /** The address where the provider ends its own session; it carries no token. */
  signOutAddress(): Promise<string>
}

const seconds = 10

export function createIdentity({ authority, clientId, origin, states, now, unseen }: IdentityOptions): Identity {
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

  async function signInUnseen(): Promise<HeldTokens> {
    const nonce = crypto.randomUUID()
    const request = await client.createSigninRequest({ nonce, prompt: 'none', redirect_uri: `${origin}/home` })
    return (await exchange(await unseen(request.url))).tokens
  }

  async function renew(tokens: HeldTokens): Promise<HeldTokens> {
    if (!tokens.refresh) return samePerson(await signInUnseen(), tokens)
    try {
      return await renewByToken(tokens, tokens.refresh)
    } catch (error) {
      if (!isOver(error)) throw error
      // A reload in the middle of a renewal loses the token that was on its way, and the old one is spent; or a thief
      // spent it, and the provider ended the family (T13). The cookie of the provider, which no script can read, tells
      // this browser from the thief. Whatever comes of it but the same person, the refusal stands.
      const found = await signInUnseen().catch(() => undefined)
      if (found?.sub !== tokens.sub) throw error
      return found
    }
  }

  function samePerson(found: HeldTokens, { sub }: HeldTokens): HeldTokens {
    if (found.sub !== sub) throw new ForgedIdToken('Another person')
    return found
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
    renew,
    signInUnseen,
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
