import { expect, test } from '@jest/globals'
import { assetLinks, wrapperAppFrom } from './asset-links'

const print = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')

test('HST-047 the asset links name the configured package and every fingerprint of it', () => {
  const app = wrapperAppFrom('ir.example.sarv', ` ${print} , ${print.toLowerCase()}`)
  expect(app && assetLinks(app)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'ir.example.sarv', sha256_cert_fingerprints: [print, print] },
    },
  ])
})

test('HST-047 without configuration there is no wrapper app', () => {
  expect(wrapperAppFrom(undefined, undefined)).toBeUndefined()
  expect(wrapperAppFrom('', '')).toBeUndefined()
})

test.each([
  ['ir.example.sarv', undefined],
  ['ir.example.sarv', 'AB:CD'],
  ['ir.example.sarv', `${print},`],
  [undefined, print],
  ['sarv', print],
  ['ir.example sarv', print],
])('HST-047 a half or misspelt configuration (%s, %s) does not start', (name, prints) =>
  expect(() => wrapperAppFrom(name, prints)).toThrow(/SARV_TWA_/),
)
