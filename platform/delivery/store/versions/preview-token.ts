import { createHash } from 'node:crypto'
import { decodeJwt, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

/** One version of a remote that one browser may run until a moment. */
export const preview = z.object({
  name: z.string(),
  version: z.string(),
  /** The folder of the remote's versions, as in the catalogue. */
  base: z.string(),
  /** Digest of the version's description, which has the hashes of all its files. */
  digest: z.string(),
})
export type Preview = z.infer<typeof preview>

const algorithm = 'EdDSA'
/** Its `typ`: what the same key signs for other ends is not a preview. */
const type = 'sarv-preview'

/** @param key the private JWK of those who may deliver @param until milliseconds since 1970 */
export async function signPreview(what: Preview, until: number, key: JWK): Promise<string> {
  return new SignJWT({ ...what })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setExpirationTime(new Date(until))
    .sign(await importJWK(key, algorithm))
}

/**
 * What a token is a preview of, and until when.
 * @param key the public JWK
 * @throws Error when it is not signed as a preview with that key, or is over
 */
export async function verifiedPreview(token: string, key: JWK, now: number): Promise<Preview & { until: number }> {
  const { payload } = await jwtVerify(token, await importJWK(key, algorithm), {
    algorithms: [algorithm],
    typ: type,
    currentDate: new Date(now),
    requiredClaims: ['exp'],
  })
  return { ...preview.parse(payload), until: 1_000 * (payload.exp ?? 0) }
}

/** Of which remote a token says it is, before anything is verified; empty for any other text. */
export function previewedName(token: string): string {
  try {
    return preview.parse(decodeJwt(token)).name
  } catch {
    return ''
  }
}

/** @param description the bytes of a version's platform.json */
export function previewDigest(description: Uint8Array): string {
  return createHash('sha256').update(description).digest('base64url')
}
