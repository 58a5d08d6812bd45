import { expect, test } from '@jest/globals'
import { checkImportMap } from './trusted-import-map'

const hash = `sha256-${'A'.repeat(43)}=`
const url = 'https://bank.example/1.0.0/remoteEntry.js'

test.each([
  { integrity: {} },
  { integrity: { [url]: hash } },
  { imports: { 'sarv-map-12': '/sarv-map-12' }, integrity: { [url]: hash } },
  {
    scopes: { 'https://bank.example/1.0.0/': { '@sarv/kit@3f2a91bc': '/kit.3f2a91bc.js' } },
    integrity: { [url]: hash },
  },
])('T8 %j is a list of hashes', (map) => expect(checkImportMap(JSON.stringify(map))).toBe(JSON.stringify(map)))

test.each([
  'alert(1)',
  '',
  JSON.stringify({ imports: { react: 'https://evil.example/react.js' }, integrity: {} }),
  JSON.stringify({ imports: { 'sarv-map-1': '/x', react: '/y' } }),
  JSON.stringify({
    scopes: { 'https://bank.example/1.0.0/': { react: 'https://evil.example/react.js' } },
    integrity: {},
  }),
  JSON.stringify({ scopes: { 'no address': { '@sarv/kit@3f2a91bc': '/kit.js' } }, integrity: {} }),
  JSON.stringify({ something: {}, integrity: {} }),
  JSON.stringify({ integrity: { [url]: '' } }),
  JSON.stringify({ integrity: { 'no address': hash } }),
])('T8 %s is refused as a list of hashes', (text) => expect(() => checkImportMap(text)).toThrow())
