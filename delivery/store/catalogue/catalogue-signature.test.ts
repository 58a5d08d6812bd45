import { describe, expect, test } from '@jest/globals'
import type { Catalogue } from '@sarv/shared/internal/remote/catalogue'
import { makeCatalogueKeys, signCatalogue, verifiedCatalogue } from './catalogue-signature'

const document: Catalogue = { revision: 7, issued: '2026-11-21T12:00:00Z', remotes: [] }

describe('a signed catalogue', () => {
  test('comes back as it was', async () => {
    const { privateKey, publicKey } = await makeCatalogueKeys()
    await expect(verifiedCatalogue(await signCatalogue(document, privateKey), publicKey)).resolves.toEqual(document)
  })

  test('is refused when another key has signed it', async () => {
    const [mine, another] = await Promise.all([makeCatalogueKeys(), makeCatalogueKeys()])
    const text = await signCatalogue(document, another.privateKey)
    await expect(verifiedCatalogue(text, mine.publicKey)).rejects.toThrow('signature verification failed')
  })

  test('is refused when its content was changed afterwards', async () => {
    const { privateKey, publicKey } = await makeCatalogueKeys()
    const signed = JSON.parse(await signCatalogue(document, privateKey))
    const payload = Buffer.from(JSON.stringify({ ...document, revision: 8 })).toString('base64url')
    const changed = JSON.stringify({ ...signed, payload })
    await expect(verifiedCatalogue(changed, publicKey)).rejects.toThrow('signature verification failed')
  })

  test.each([['{'], ['{}'], [JSON.stringify(document)], ['null']])('is refused when it is %s', async (text) => {
    const { publicKey } = await makeCatalogueKeys()
    await expect(verifiedCatalogue(text, publicKey)).rejects.toThrow()
  })

  test('is refused when it claims to need no signature', async () => {
    const { publicKey } = await makeCatalogueKeys()
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    const payload = Buffer.from(JSON.stringify(document)).toString('base64url')
    await expect(
      verifiedCatalogue(JSON.stringify({ protected: header, payload, signature: '' }), publicKey),
    ).rejects.toThrow()
  })
})
