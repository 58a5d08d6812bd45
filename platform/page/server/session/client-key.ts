import { createPrivateKey } from 'node:crypto'
import { importJWK, type JWK } from 'jose'
import * as oidc from 'openid-client'

/** Private key of this client (`private_key_jwt`, RFC 7523) and the algorithm that it signs by. */
export interface ClientKey {
  readonly jwk: JWK
  readonly algorithm: string
}

/** Algorithms by the key's curve or kind; the first is that of a key which names none. */
const algorithmsOf: Readonly<Record<string, readonly string[]>> = {
  'P-256': ['ES256'],
  'P-384': ['ES384'],
  'P-521': ['ES512'],
  Ed25519: ['EdDSA', 'Ed25519'],
  RSA: ['RS256', 'PS256', 'RS384', 'PS384', 'RS512', 'PS512'],
}

/** @throws where the text is no private key as JWK, or one that signs by none of the algorithms above */
export function parseClientKey(text: string): ClientKey {
  const jwk: JWK = JSON.parse(text)
  createPrivateKey({ key: { ...jwk }, format: 'jwk' })
  const known = algorithmsOf[jwk.crv ?? jwk.kty ?? ''] ?? []
  const [algorithm] = known.filter((name) => jwk.alg === undefined || name === jwk.alg)
  if (algorithm === undefined) throw new Error(`No algorithm ${jwk.alg ?? ''} for this kind of key`)
  return { jwk, algorithm }
}

/** Authentication of the client by its key. */
export async function authenticationBy({ jwk, algorithm }: ClientKey): Promise<oidc.ClientAuth> {
  const key = (await importJWK(jwk, algorithm)) as CryptoKey
  return oidc.PrivateKeyJwt(
    { key, ...(jwk.kid && { kid: jwk.kid }) },
    {
      [oidc.modifyAssertion](header) {
        // The library says `Ed25519` where most providers still say `EdDSA`.
        header.alg = algorithm
      },
    },
  )
}
