import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** Key of a test that proves possession (DPoP, RFC 9449) over HTTP. */
export interface DpopKey {
  readonly thumbprint: string
  /** A proof for `method` and `url`; the claims and the header can be made wrong, and `undefined` leaves one out. */
  prove(claims: JWTPayload, header?: Readonly<Record<string, unknown>>): Promise<string>
}

/** @example const key = await createDpopKey(); await key.prove({ htm: 'POST', htu: `${identity}/token` }) */
export async function createDpopKey(): Promise<DpopKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    prove: (claims, header = {}) =>
      new SignJWT({ jti: crypto.randomUUID(), iat: Math.floor(Date.now() / 1000), ...claims })
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header })
        .sign(privateKey),
  }
}
