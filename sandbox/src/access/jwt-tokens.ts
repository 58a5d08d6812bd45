import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { AccessTokenVerifier } from './access-token-verifier'
import { foreignIdentity } from './foreign-identity'
import { askIssuer, issuerUnavailable, openIssuerMetadata } from './issuer-metadata'
import type { IssuerSettings } from './issuer-settings'

/** `typ` headers of access tokens: that of RFC 9068, and those of older providers. */
const types = new Set([undefined, 'at+jwt', 'application/at+jwt', 'JWT', 'jwt'])

const clockToleranceSeconds = 5
const keysMaxAgeMs = 10 * 60 * 1000

interface JwtOptions {
  /** How long keys are not read again for an unknown key id. @default 5000 */
  readonly cooldownMs?: number
}

/**
 * Verifier of JWT access tokens: signature by the issuer's keys (JWKS, cached, read again for an unknown key id), `iss`,
 * `aud`, `exp`, `nbf`. The algorithm is that of the issuer's key: from a JWKS `jose` takes neither a shared secret nor
 * `none`. It sends no request, so a token that was revoked is valid until it expires.
 */
export function createJwtTokens(settings: IssuerSettings, { cooldownMs = 5000 }: JwtOptions = {}): AccessTokenVerifier {
  const { issuer, audience } = settings
  const readMetadata = openIssuerMetadata(issuer)
  let known: { readonly uri: string; readonly keys: JWTVerifyGetKey } | undefined
  const readKeys = async () => {
    const { jwks_uri: uri } = await readMetadata()
    if (uri === undefined) throw issuerUnavailable(issuer, 'its discovery document names no keys')
    if (known?.uri !== uri) {
      const keys = createRemoteJWKSet(new URL(uri), {
        [customFetch]: (url, { headers }) => askIssuer(issuer, url, { headers }),
        cooldownDuration: cooldownMs,
        cacheMaxAge: keysMaxAgeMs,
      })
      known = { uri, keys }
    }
    return known.keys
  }
  return {
    async verify(token) {
      const keys = await readKeys()
      try {
        const { payload, protectedHeader } = await jwtVerify(token, keys, {
          issuer,
          ...(audience !== undefined && { audience }),
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['exp', 'sub'],
        })
        return types.has(protectedHeader.typ) ? foreignIdentity(settings, payload) : undefined
      } catch (error) {
        if (isTokenError(error)) return undefined
        throw error instanceof errors.JOSEError ? issuerUnavailable(issuer, error) : error
      }
    },
  }
}

/** Whether an error is about the token, and not about the issuer's keys. */
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC')
  )
}
