import { type Exchanged, exchangeCode } from './code-exchange'
import { ForgedIdTokenError } from './id-token'
import { type OidcContext, type OidcOptions, oidcContext, timeoutInSeconds } from './oidc-context'
import { endsSession, SessionEndedError } from './oidc-errors'
import { redeemRefreshToken } from './refresh-grant'
import type { TokenSet } from './token-store'

export interface IdentityClientOptions extends OidcOptions {
  /** Opens an address of the provider without showing it and resolves with the address that it comes back with. */
  readonly openSilently: (address: string) => Promise<string>
}

export interface SignInRequest {
  readonly returnTo: string
  readonly language: string
  /** Whether the provider asks who it is although it has a session (`prompt=login`). */
  readonly asksAgain?: boolean
}

/** OpenID Connect client of the identity provider: every token that comes out of it has been verified. */
export interface IdentityClient {
  /** The address where the person signs in, or signs up. */
  signInAddress(request: SignInRequest): Promise<string>
  /** Exchanges the code in the address that the provider sent the person back to, once. */
  exchange(address: string): Promise<Exchanged>
  /**
   * New tokens for old ones: by the refresh token or, where there is none or the provider refuses it, by the session that
   * this browser still has with the provider. @throws SessionEndedError when there is no such session either
   */
  renew(tokens: TokenSet): Promise<TokenSet>
  /** Silent sign-in (`prompt=none`) of the person who has a session with the provider. @throws when no one has */
  signInSilently(): Promise<TokenSet>
  /** Revokes the refresh token, where there is one and the provider has an endpoint for it. */
  revoke(tokens: TokenSet): Promise<void>
  /**
   * The address where the provider ends its own session, with the ID token as a hint of whose; undefined where it has
   * none. @throws when the provider does not respond now
   */
  signOutAddress(tokens?: TokenSet): Promise<string | undefined>
}

export function createIdentityClient({ openSilently, ...options }: IdentityClientOptions): IdentityClient {
  const context = oidcContext(options)
  const { client, clientId, origin } = context

  async function signInSilently(): Promise<TokenSet> {
    const nonce = crypto.randomUUID()
    const request = await client.createSigninRequest({ nonce, prompt: 'none', redirect_uri: `${origin}/home` })
    return (await exchangeCode(context, await openSilently(request.url))).tokens
  }

  async function renew(tokens: TokenSet): Promise<TokenSet> {
    try {
      return tokens.refresh
        ? await redeemRefreshToken(context, tokens, tokens.refresh)
        : requireSamePerson(await signInSilently(), tokens)
    } catch (error) {
      if (!endsSession(error)) throw error
      // A reload in the middle of a renewal loses the token that was on its way, and the old one is spent; or a thief
      // spent it, and the provider ended the family (T13). The cookie of the provider, which no script can read, tells
      // this browser from the thief. The session is over unless the result is the same person.
      const found = tokens.refresh ? await signInSilently().catch(() => undefined) : undefined
      if (found?.sub !== tokens.sub) throw new SessionEndedError(error.message)
      return found
    }
  }

  return {
    async signInAddress({ returnTo, language, asksAgain }) {
      const request = await client.createSigninRequest({
        state: { returnTo },
        nonce: crypto.randomUUID(),
        ui_locales: language,
        ...(asksAgain && { prompt: promptToAskAgain(client.settings.prompt) }),
      })
      return request.url
    },
    exchange: (address) => exchangeCode(context, address),
    renew,
    signInSilently,
    async revoke({ refresh }) {
      if (refresh && (await client.metadataService.getRevocationEndpoint()))
        await client.revokeToken(refresh, 'refresh_token')
    },
    async signOutAddress(tokens) {
      await requireResponse(context)
      if (!(await client.metadataService.getEndSessionEndpoint())) return undefined
      const hint = tokens?.id || undefined
      const request = { id_token_hint: hint, client_id: clientId, extraQueryParams: {} }
      return (await client.createSignoutRequest(request)).url
    },
  }
}

function promptToAskAgain(usual: string | undefined): string {
  return usual === undefined ? 'login' : `login ${usual}`
}

/** What the client knows of the provider may be hours old, and no person may be sent to one that is down. */
async function requireResponse({ authority }: OidcContext): Promise<void> {
  const response = await fetch(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutInSeconds * 1000),
  })
  if (!response.ok) throw new TypeError(`The provider responded ${response.status}`)
}

function requireSamePerson(found: TokenSet, { sub }: TokenSet): TokenSet {
  if (found.sub !== sub) throw new ForgedIdTokenError('Another person')
  return found
}
