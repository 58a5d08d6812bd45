import type { createRemoteJWKSet } from 'jose'
import { toleratedSkew } from './renewal-rules'

/** Error of an ID token that is not what it claims to be; no one is signed in with it. */
export class ForgedIdTokenError extends Error {
  override readonly name = 'ForgedIdTokenError'
}

export interface IdTokenRules {
  readonly issuer: string
  readonly clientId: string
  /** The nonce that the request carried; renewals have none. */
  readonly nonce?: string
  /** The person whom it must be about; absent at a sign-in, which accepts any person. */
  readonly sub?: string
  /** The access token that came with it. */
  readonly access?: string
  /** Now, by this device's clock; milliseconds. */
  readonly now: number
}

export interface IdTokenVerifier {
  /**
   * Verifies signature, issuer, audience, expiry (give or take a day), nonce, person and, where it has one, the hash of the
   * access token; returns the person's `sub`.
   * @throws ForgedIdTokenError when the token is refused; any other error means that the keys could not be fetched
   */
  verify(idToken: string, rules: IdTokenRules): Promise<string>
}

/** ID token verifier against the provider's JWKS, which is fetched once and again when an unknown key signs. */
export function createIdTokenVerifier(keysAddress: () => Promise<string>): IdTokenVerifier {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  return {
    async verify(idToken, { issuer, clientId, nonce, sub, access, now }) {
      // Fetched when it is needed: signing in is rare, and the library is not small.
      const { base64url, createRemoteJWKSet, decodeJwt, jwtVerify, errors } = await import('jose')
      try {
        // Before its keys are asked for: another person's is refused although they cannot be fetched.
        if (sub !== undefined && decodeJwt(idToken).sub !== sub) throw new ForgedIdTokenError('Another person')
        keys ??= createRemoteJWKSet(new URL(await keysAddress()), { timeoutDuration: 10_000 })
        const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          clockTolerance: toleratedSkew,
          currentDate: new Date(now),
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        if (nonce !== undefined && payload.nonce !== nonce) throw new ForgedIdTokenError('Another nonce')
        if (access !== undefined && payload.at_hash !== undefined) {
          const hash = base64url.encode(await leftHalfOfHash(access, protectedHeader.alg))
          if (payload.at_hash !== hash) throw new ForgedIdTokenError('Another access token')
        }
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

/** What `at_hash` says of an access token (OpenID Connect Core, 3.1.3.6), before it is encoded. */
async function leftHalfOfHash(access: string, alg: string): Promise<Uint8Array> {
  const name = alg === 'EdDSA' ? 'SHA-512' : 'SHA-256'
  const digest = new Uint8Array(await crypto.subtle.digest(name, new TextEncoder().encode(access)))
  return digest.subarray(0, digest.length / 2)
}
