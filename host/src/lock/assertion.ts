/** Public key of a passkey: SPKI, and its COSE algorithm. */
export interface PasskeyKey {
  readonly spki: Uint8Array<ArrayBuffer>
  readonly algorithm: number
}

/** What the browser returns of a passkey that was used (WebAuthn, 7.2). */
export interface Assertion {
  readonly clientData: Uint8Array<ArrayBuffer>
  readonly authenticatorData: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

export const algorithms = { es256: -7, rs256: -257 } as const

const userPresentAndVerified = 0b101

/**
 * Whether an assertion proves that the person of this device was verified by it just now: its type, challenge, origin,
 * domain, flags and signature. (HST-066)
 */
export async function isVerified(
  { clientData, authenticatorData, signature }: Assertion,
  { spki, algorithm }: PasskeyKey,
  expected: { readonly challenge: string; readonly origin: string },
): Promise<boolean> {
  const { type, challenge, origin }: Record<string, unknown> = JSON.parse(new TextDecoder().decode(clientData))
  if (type !== 'webauthn.get' || challenge !== expected.challenge || origin !== expected.origin) return false
  const domain = await digest(new TextEncoder().encode(new URL(expected.origin).hostname))
  if (!domain.every((byte, index) => authenticatorData[index] === byte)) return false
  if (((authenticatorData[32] ?? 0) & userPresentAndVerified) !== userPresentAndVerified) return false
  const signed = new Uint8Array([...authenticatorData, ...(await digest(clientData))])
  if (algorithm === algorithms.rs256) {
    const scheme = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('spki', spki, scheme, false, ['verify'])
    return crypto.subtle.verify(scheme, key, signature, signed)
  }
  const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  const raw = rawSignature(signature)
  return raw !== undefined && crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, raw, signed)
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** An ECDSA signature as SubtleCrypto wants it: r and s, 32 bytes each, out of the DER sequence of the two. */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    const number = der.slice(at + 2, at + 2 + length)
    // A leading zero keeps a number positive.
    const bytes = number.length === 33 ? number.slice(1) : number
    if (der[at] !== 2 || bytes.length > 32) return undefined
    raw.set(bytes, end - bytes.length)
    at += 2 + length
  }
  return raw
}
