import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { type KeyRing, keyIdOf } from '../store/trust/signed-document'

/** Dead Simple Signing Envelope (DSSE 1.0), with Ed25519. */
const envelope = z.object({
  payload: z.string(),
  payloadType: z.string(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.string() })).check(z.maxLength(20)),
})

/** Puts a document into an envelope. @param key a private JWK; without one the envelope has no signature */
export async function sealEnvelope(document: object, payloadType: string, key: JWK | undefined): Promise<string> {
  const payload = Buffer.from(JSON.stringify(document))
  const signatures = key
    ? [
        {
          keyid: await keyIdOf(key),
          sig: sign(null, encoded(payloadType, payload), privateKey(key)).toString('base64'),
        },
      ]
    : []
  return `${JSON.stringify({ payload: payload.toString('base64'), payloadType, signatures })}\n`
}

/**
 * The document of an envelope, and the ids of the keys whose signatures are right.
 * @returns `isSigned` false where no one has signed it
 * @throws Error when it is not an envelope of that type
 */
export function openEnvelope(text: string, payloadType: string, keys: KeyRing) {
  const { payload, signatures, payloadType: type } = envelope.parse(JSON.parse(text))
  if (type !== payloadType) throw new Error(`expected an envelope of ${payloadType}, got ${type}`)
  const body = Buffer.from(payload, 'base64')
  const signers = signatures.filter(({ keyid, sig }) => {
    const key = keys.get(keyid)
    return key && verify(null, encoded(type, body), publicKey(key), Buffer.from(sig, 'base64'))
  })
  return {
    content: JSON.parse(body.toString()) as unknown,
    isSigned: signatures.length > 0,
    signers: new Set(signers.map(({ keyid }) => keyid)) as ReadonlySet<string>,
  }
}

/** Pre-authentication encoding: what is signed. */
function encoded(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body])
}

const privateKey = (key: JWK) => createPrivateKey({ key: { ...key }, format: 'jwk' })
const publicKey = (key: JWK) => createPublicKey({ key: { ...key }, format: 'jwk' })
