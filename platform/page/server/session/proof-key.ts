import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import * as z from 'zod/mini'

const algorithm = 'ES256'

/** Private key of one session, as JWK, which its tokens are bound to (DPoP, RFC 9449). */
export const proofKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })
export type ProofKey = z.infer<typeof proofKey>

export async function createProofKey(): Promise<ProofKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return proofKey.parse(await exportJWK(privateKey))
}

export async function keyPairOf(key: ProofKey): Promise<CryptoKeyPair> {
  const { d: _, ...publicHalf } = key
  const [privateKey, publicKey] = await Promise.all([key, publicHalf].map((half) => importJWK(half, algorithm)))
  return { privateKey, publicKey } as CryptoKeyPair
}

/** The call that a proof is for. */
interface ProvenCall {
  readonly method?: string
  /** As the API knows it; the query does not count. */
  readonly address: URL
}

/** An access token, with the key that it is bound to. */
interface BoundToken {
  readonly access: string
  readonly proofKey?: ProofKey
}

/** Headers with which the token of a session goes to the API. */
export async function credentialsOf({ access, proofKey }: BoundToken, call: ProvenCall): Promise<Credentials> {
  if (proofKey === undefined) return { authorization: `Bearer ${access}` }
  return { authorization: `DPoP ${access}`, dpop: await prove(proofKey, access, call) }
}
export interface Credentials {
  readonly authorization?: string
  readonly dpop?: string
}

async function prove(key: ProofKey, access: string, { method, address }: ProvenCall): Promise<string> {
  const { d: _, ...jwk } = key
  const htu = address.origin + address.pathname
  return new SignJWT({ htm: method, htu, ath: createHash('sha256').update(access).digest('base64url') })
    .setProtectedHeader({ typ: 'dpop+jwt', alg: algorithm, jwk })
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(await importJWK(key, algorithm))
}
