import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, EmbeddedJWK, errors, type JWTPayload, jwtVerify } from 'jose'

/** Algorithm of the proofs that the provider and the API take; the parameter `algs` of a challenge. */
export const dpopAlgorithm = 'ES256'
/** How far the `iat` of a proof may be from now, before or after; seconds. */
export const iatWindow = 60

/** The request that a proof of possession must match. */
export interface ProofRules {
  readonly method: string
  /** As the client calls it, with or without a query. */
  readonly url: string
  readonly accessToken: string
  /** Thumbprint of the key that the token is bound to (RFC 7638). */
  readonly thumbprint: string
  readonly isNonce: (nonce: string) => boolean
  /** Milliseconds. */
  readonly now: number
}

/** Verdict on a proof; of a good one what must not come twice. A nonce is asked for when the proof's time is not enough. */
export type ProofVerdict =
  | { readonly kind: 'good'; readonly id: string; readonly nonce: string | undefined }
  | { readonly kind: 'nonce-wanted' }
  | { readonly kind: 'bad' }

const bad = { kind: 'bad' } as const

/** Checks a proof of possession (DPoP, RFC 9449, section 4.3), except for whether it came before. */
export async function checkProof(proof: string, rules: ProofRules): Promise<ProofVerdict> {
  const { thumbprint, now } = rules
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: [dpopAlgorithm],
      currentDate: new Date(now),
    })
    const { jwk } = protectedHeader
    if (jwk === undefined || (await calculateJwkThumbprint(jwk)) !== thumbprint) return bad
    return checkClaims(payload, rules)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return bad
    throw error
  }
}

function checkClaims(
  claims: JWTPayload,
  { method, url, accessToken, thumbprint, isNonce, now }: ProofRules,
): ProofVerdict {
  const { htm, htu, ath, jti, iat, nonce } = claims
  const isOfRequest = htm === method && sameAddress(htu, url) && ath === hash(accessToken)
  if (!isOfRequest || typeof jti !== 'string' || jti === '' || typeof iat !== 'number') return bad
  // A nonce says when the proof was made, so the clock of the device does not count.
  const isNow =
    nonce === undefined ? Math.abs(now / 1000 - iat) <= iatWindow : typeof nonce === 'string' && isNonce(nonce)
  if (!isNow) return { kind: 'nonce-wanted' }
  return { kind: 'good', id: hash(`${thumbprint} ${jti}`), nonce: typeof nonce === 'string' ? nonce : undefined }
}

/** Query and fragment are not part of it; case and default port of the origin do not matter. */
function sameAddress(htu: unknown, url: string): boolean {
  if (typeof htu !== 'string' || !URL.canParse(htu)) return false
  const [named, called] = [new URL(htu), new URL(url)]
  return named.origin === called.origin && named.pathname === called.pathname && named.username === ''
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
