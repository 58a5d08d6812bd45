import { type FlattenedJWS, FlattenedSign, flattenedVerify, importJWK, type JWK } from 'jose'

const algorithm = 'EdDSA'

/**
 * Signs a document as a flattened JWS (RFC 7515) with Ed25519.
 * @param type its `typ`, in the header that is signed too: what the same key signs for another end is not taken for this one
 * @param key the private JWK of those who may deliver
 */
export async function signText(document: object, type: string, key: JWK): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(document))
  const header = { alg: algorithm, typ: type }
  const signed = await new FlattenedSign(payload).setProtectedHeader(header).sign(await importJWK(key, algorithm))
  return `${JSON.stringify(signed)}\n`
}

/**
 * The document out of its signed form.
 * @param key the public JWK
 * @throws Error when it is not signed with that key, or as something else
 */
export async function verifiedDocument(text: string, type: string, key: JWK): Promise<unknown> {
  const { payload, protectedHeader } = await flattenedVerify(
    JSON.parse(text) as FlattenedJWS,
    await importJWK(key, algorithm),
    { algorithms: [algorithm] },
  )
  if (protectedHeader?.typ !== type) throw new Error(`expected a signed ${type}, got ${protectedHeader?.typ}`)
  return JSON.parse(new TextDecoder().decode(payload))
}

/** The document of a stored one, signed or not, without a look at its signature. */
export function contentOf(stored: object): object {
  return 'payload' in stored ? JSON.parse(Buffer.from(String(stored.payload), 'base64url').toString()) : stored
}
