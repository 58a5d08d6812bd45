import type { createRemoteJWKSet } from 'jose'
import { toleratedSkew } from './renewal-rules'

/** Error of an ID token that is not what it claims to be; nobody is signed in with it. */
export class ForgedIdTokenError extends Error {
  override readonly name = 'ForgedIdTokenError'
}

export interface IdTokenRules {
  readonly issuer: string
  readonly clientId: string
  /** The nonce that the request carried; renewals have none. */
  readonly nonce?: string
  /** Now, by this device's clock; milliseconds. */
  readonly now: number
}

export interface IdTokenVerifier {
  /**
   * Verifies signature, issuer, audience, expiry (give or take a day) and nonce; returns the person's `sub`.
   * @throws ForgedIdTokenError when the token is refused; any other error means that the keys could not be fetched
   */
  verify(idToken: string, rules: IdTokenRules): Promise<string>
}

/** ID token verifier against the provider's JWKS, which is fetched once and again when an unknown key signs. */
export function createIdTokenVerifier(keysAddress: () => Promise<string>): IdTokenVerifier {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  return {
    async verify(idToken, { issuer, clientId, nonce, now }) {
      // Fetched when it is needed: signing in is rare, and the library is not small.
      const { createRemoteJWKSet, jwtVerify, errors } = await import('jose')
      keys ??= createRemoteJWKSet(new URL(await keysAddress()), { timeoutDuration: 10_000 })
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          clockTolerance: toleratedSkew,
          currentDate: new Date(now),
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        if (nonce !== undefined && payload.nonce !== nonce) throw new ForgedIdTokenError('Another nonce')
        const shared = Array.isArray(payload.aud) && payload.aud.length > 1
        if ((shared || payload.azp !== undefined) && payload.azp !== clientId)
          throw new ForgedIdTokenError('Another party')
        return payload.sub ?? ''
      } catch (error) {
        const unreachable = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
        // A plain JOSEError is a response other than 200 from the keys' address.
        const refused = error instanceof errors.JOSEError && !unreachable && error.code !== 'ERR_JOSE_GENERIC'
        throw refused ? new ForgedIdTokenError(error.message) : error
      }
    },
  }
}
