import * as oidc from 'openid-client'
import { stepUpAge } from './subject'

/** What a sign-in under way remembers until its answer comes. */
export interface SignInUnderWay {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
}

/**
 * Begins a sign-in with PKCE (RFC 7636), for an ID token that says when the person signed in.
 * @returns where the browser goes, and what to remember
 */
export async function beginSignIn(
  client: oidc.Configuration,
  redirectUri: string,
): Promise<{ readonly address: URL; readonly underWay: SignInUnderWay }> {
  const verifier = oidc.randomPKCECodeVerifier()
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    max_age: String(stepUpAge / 1000),
  })
  return { address, underWay: { verifier, state, nonce } }
}

/** Ends it. @returns the ID token @throws Error when the answer is not valid, or the person was refused */
export async function endSignIn(client: oidc.Configuration, answer: URL, underWay: SignInUnderWay): Promise<string> {
  const { id_token: token } = await oidc.authorizationCodeGrant(client, answer, {
    pkceCodeVerifier: underWay.verifier,
    expectedState: underWay.state,
    expectedNonce: underWay.nonce,
    maxAge: stepUpAge / 1000,
  })
  if (token === undefined) throw new Error('The provider has sent no ID token.')
  return token
}
