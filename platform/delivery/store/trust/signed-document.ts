import { calculateJwkThumbprint, FlattenedSign, flattenedVerify, importJWK, type JWK } from 'jose'
import * as z from 'zod/mini'

const algorithm = 'EdDSA'
/** More signatures are of no use: a stranger's text must not cost a server more than this. */
const maxSignatures = 20

/** A JWS in its general serialization (RFC 7515, 7.2.1): one payload, signed by several. */
const generalJws = z.object({
  payload: z.string(),
  signatures: z
    .array(z.object({ protected: z.string(), signature: z.string() }))
    .check(z.minLength(1), z.maxLength(maxSignatures)),
})

/** Public keys by their ids. */
export type KeyRing = ReadonlyMap<string, JWK>

/** RFC 7638 thumbprint of a key, of either half. */
export function keyIdOf({ kty, crv, x }: JWK): Promise<string> {
  return calculateJwkThumbprint({ kty, crv, x } as JWK)
}

/** Whether a stored text is a document that several may sign; says nothing of its signatures. */
export function isSignedText(text: string): boolean {
  try {
    return generalJws.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/**
 * Signs a document with Ed25519.
 * @param type its `typ`: what a key signs for one end is not taken for another
 * @param key a private JWK
 */
export async function signDocument(document: object, type: string, key: JWK): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(document))
  return textOf(Buffer.from(payload).toString('base64url'), [await signatureOf(payload, type, key)])
}

/** The same document with one more signature, in place of an earlier one of the same key. */
export async function addSignature(text: string, type: string, key: JWK): Promise<string> {
  const { payload, signatures } = generalJws.parse(JSON.parse(text))
  const added = await signatureOf(Buffer.from(payload, 'base64url'), type, key)
  const others = signatures.filter((one) => one.protected !== added.protected)
  return textOf(payload, [...others, added])
}

/**
 * A document and the ids of the keys whose signatures are right; others do not count, and no key counts twice.
 * @throws Error when it is not a signed document
 */
export async function verifyDocument(
  text: string,
  type: string,
  keys: KeyRing,
): Promise<{ content: unknown; signers: ReadonlySet<string> }> {
  const { payload, signatures } = generalJws.parse(JSON.parse(text))
  const signers = new Set<string>()
  for (const one of signatures) {
    const { kid, typ } = headerOf(one.protected)
    const key = typ === type && kid !== undefined && !signers.has(kid) ? keys.get(kid) : undefined
    if (!kid || !key) continue
    const isRight = await flattenedVerify({ payload, ...one }, await importJWK(key, algorithm), {
      algorithms: [algorithm],
    }).then(
      () => true,
      () => false,
    )
    if (isRight) signers.add(kid)
  }
  return { content: JSON.parse(Buffer.from(payload, 'base64url').toString()), signers }
}

const header = z.object({ kid: z.optional(z.string()), typ: z.optional(z.string()) })

function headerOf(text: string): z.infer<typeof header> {
  try {
    return header.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return {}
  }
}

async function signatureOf(payload: Uint8Array, type: string, key: JWK) {
  const protectedHeader = { alg: algorithm, typ: type, kid: await keyIdOf(key) }
  const signing = new FlattenedSign(payload).setProtectedHeader(protectedHeader)
  const signed = await signing.sign(await importJWK(key, algorithm))
  return { protected: signed.protected ?? '', signature: signed.signature }
}

function textOf(payload: string, signatures: readonly object[]): string {
  return `${JSON.stringify({ payload, signatures })}\n`
}
