import { OidcClient, type SigninResponse } from 'oidc-client-ts'
import type { AuthorizationRequest } from './authorization-request'
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token'
import { SignInError } from './sign-in-states'
import type { KeyValueStore, TokenSet } from './token-store'

export interface OidcOptions {
  /** The identity provider, as its discovery document is found below it. */
  readonly authority: string
  readonly clientId: string
  readonly authorization?: AuthorizationRequest
  /** The origin of this app. */
  readonly origin: string
  /** Begun sign-ins. */
  readonly states: KeyValueStore
  readonly now: () => number
}

/** What every call to the provider needs. */
export interface OidcContext extends OidcOptions {
  readonly client: OidcClient
  readonly verifier: IdTokenVerifier
  /** @throws SignInError when the discovery document names another issuer than the authority */
  readonly issuer: () => Promise<string>
}

/** Time-out of each request to the provider; seconds, as the library counts. */
export const timeoutInSeconds = 10

/** Configures the OpenID Connect client: authorization code with PKCE, as a public client. */
export function oidcContext(options: OidcOptions): OidcContext {
  const { authority, clientId, origin, states, authorization = {} } = options
  const { scope = 'openid profile offline_access', resource } = authorization
  // A silent sign-in has a prompt of its own, so this is not a parameter like the others.
  const { prompt, ...extraQueryParams } = authorization.parameters ?? {}
  const client = new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope,
    resource,
    prompt,
    extraQueryParams,
    extraTokenParams: resource ? { resource } : {},
    stateStore: states,
    requestTimeoutInSeconds: timeoutInSeconds,
    // A day of wrong clock must not sweep away the sign-in that was begun a minute ago.
    staleStateAgeInSeconds: 2 * 86_400,
  })
  return {
    ...options,
    client,
    verifier: createIdTokenVerifier(() => client.metadataService.getKeysEndpoint(false)),
    async issuer() {
      const named = await client.metadataService.getIssuer()
      if (named.replace(/\/$/, '') !== authority.replace(/\/$/, '')) {
        throw new SignInError('The issuer is another one')
      }
      return named
    },
  }
}

/** The token set in a token response, whose ID token is verified apart. */
export function tokenSetFrom(response: SigninResponse, sub: string, at: number): TokenSet {
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
