import { describe, expect, test } from '@jest/globals'
import { FlattenedSign, importJWK, type JWK } from 'jose'
import type { Catalogue } from '../../../contract/catalogue'
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

  async function signedAs(header: object, key: JWK, unprotected = {}) {
    const payload = new TextEncoder().encode(JSON.stringify(document))
    const signed = new FlattenedSign(payload).setProtectedHeader({ alg: 'EdDSA', ...header })
    return JSON.stringify(await signed.setUnprotectedHeader(unprotected).sign(await importJWK(key, 'EdDSA')))
  }

  test.each([
    ['of another type', { typ: 'sarv-release' }, {}],
    ['of no type', {}, { kid: 'a' }],
    ['with its type where nothing is signed', {}, { typ: 'sarv-catalogue' }],
  ])('T2 is refused when the same key signed it as something %s', async (_, header, unprotected) => {
    const { privateKey, publicKey } = await makeCatalogueKeys()
    const text = await signedAs(header, privateKey, unprotected)
    await expect(verifiedCatalogue(text, publicKey)).rejects.toThrow('expected a signed sarv-catalogue, got ')
    const right = await signedAs({ typ: 'sarv-catalogue' }, privateKey, { kid: 'a' })
    await expect(verifiedCatalogue(right, publicKey)).resolves.toEqual(document)
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
