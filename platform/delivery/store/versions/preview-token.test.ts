import { expect, test } from '@jest/globals'
import { importJWK, SignJWT } from 'jose'
import { makeCatalogueKeys } from '../catalogue/catalogue-signature'
import { type Preview, previewDigest, signPreview, verifiedPreview } from './preview-token'

const now = Date.parse('2026-11-29T04:00:00Z')
const until = now + 60_000
const shown: Preview = {
  name: 'pma',
  version: '1.1.0',
  base: 'https://cdn.example/pma',
  digest: previewDigest(Buffer.from('{}')),
}

test('a preview is read with the public key until it is over', async () => {
  const { privateKey, publicKey } = await makeCatalogueKeys()
  const token = await signPreview(shown, until, privateKey)
  expect(token.length).toBeLessThan(500)
  expect(await verifiedPreview(token, publicKey, until - 1_000)).toEqual({ ...shown, until })
  await expect(verifiedPreview(token, publicKey, until + 1_000)).rejects.toThrow(/exp/)
})

test('T28 a preview of another key, of another type, without an end or changed on its way is refused', async () => {
  const { privateKey, publicKey } = await makeCatalogueKeys()
  const other = await makeCatalogueKeys()
  const key = await importJWK(privateKey, 'EdDSA')
  const signed = (typ: string) => new SignJWT({ ...shown }).setProtectedHeader({ alg: 'EdDSA', typ })
  const token = await signPreview(shown, until, privateKey)
  const [header, , signature] = token.split('.')
  const changed = Buffer.from(JSON.stringify({ ...shown, version: '9.9.9', exp: until / 1_000 })).toString('base64url')
  const refused = [
    await signPreview(shown, until, other.privateKey),
    await signed('sarv-catalogue').setExpirationTime(new Date(until)).sign(key),
    await signed('sarv-preview').sign(key),
    `${header}.${changed}.${signature}`,
  ]
  for (const one of refused) await expect(verifiedPreview(one, publicKey, now)).rejects.toThrow()
})
