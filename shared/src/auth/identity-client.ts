import { type Exchanged, exchangeCode } from './code-exchange'
import { ForgedIdTokenError } from './id-token'
import { type OidcOptions, oidcContext } from './oidc-context'
import { endsSession, SessionEndedError } from './oidc-errors'
import { redeemRefreshToken } from './refresh-grant'
import type { TokenSet } from './token-store'

export interface IdentityClientOptions extends OidcOptions {
  /** Opens an address of the provider without showing it and resolves with the address that it comes back with. */
  readonly openSilently: (address: string) => Promise<string>
}

/** OpenID Connect client of the identity provider: every token that comes out of it has been verified. */
export interface IdentityClient {
  /** The address where the person signs in, or signs up. */
  signInAddress(request: { returnTo: string; language: string }): Promise<string>
  /** Exchanges the code in the address that the provider sent the person back to, once. */
  exchange(address: string): Promise<Exchanged>
  /**
   * New tokens for old ones: by the refresh token or, where there is none or the provider refuses it, by the session that
   * this browser still has with the provider. @throws SessionEndedError when there is no such session either
   */
  renew(tokens: TokenSet): Promise<TokenSet>
  /** Silent sign-in (`prompt=none`) of whoever has a session with the provider. @throws when nobody has */
  signInSilently(): Promise<TokenSet>
  revoke(tokens: TokenSet): Promise<void>
  /** The address where the provider ends its own session; it carries no token. */
  signOutAddress(): Promise<string>
}

export function createIdentityClient({ openSilently, ...options }: IdentityClientOptions): IdentityClient {
  const context = oidcContext(options)
  const { client, origin } = context

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
      // this browser from the thief. Whatever comes of it but the same person, the session is over.
      const found = tokens.refresh ? await signInSilently().catch(() => undefined) : undefined
      if (found?.sub !== tokens.sub) throw new SessionEndedError(error instanceof Error ? error.message : '')
      return found
    }
  }

  return {
    async signInAddress({ returnTo, language }) {
      const request = await client.createSigninRequest({
        state: { returnTo },
        nonce: crypto.randomUUID(),
        ui_locales: language,
      })
      return request.url
    },
    exchange: (address) => exchangeCode(context, address),
    renew,
    signInSilently,
    async revoke({ refresh }) {
      if (refresh) await client.revokeToken(refresh, 'refresh_token')
    },
    signOutAddress: async () => (await client.createSignoutRequest()).url,
  }
}

function requireSamePerson(found: TokenSet, { sub }: TokenSet): TokenSet {
  if (found.sub !== sub) throw new ForgedIdTokenError('Another person')
  return found
}
