import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import {
  availableDictionary,
  compressionDictionary,
  dczHeader,
  deltaOf,
  fileOfDelta,
  nameInAllVersions,
  useAsDictionary,
} from './compression-dictionary'

const hash = createHash('sha256').update('what a browser has').digest('base64')

test.each<[string | undefined, string, boolean]>([
  [`:${hash}:`, 'gzip, br, zstd, dcb, dcz', true],
  [`:${hash}:`, 'dcz;q=0.5', true],
  [`:${hash}:`, 'dcz;q=0', false],
  [`:${hash}:`, 'gzip, br, zstd, dcb', false],
  [`:${hash}:, :${hash}:`, 'dcz', false],
  [hash, 'dcz', false],
  [`:${hash.slice(1)}:`, 'dcz', false],
  [':../../../../../../../../../../../../../etc/x=:', 'dcz', false],
  [undefined, 'dcz', false],
])('PLT-077 a request with the dictionary %s that takes %s has one: %s', (dictionary, encoding, has) => {
  const headers = { 'available-dictionary': dictionary, 'accept-encoding': encoding }
  expect(availableDictionary(headers)).toBe(has ? hash : undefined)
})

test.each([
  ['/main.1b2c3d4e.js', 'match="/main.*js"'],
  ['/1.4.0-9af2d196/249.1005b86e.css', 'match="/*/249.*css"'],
  ['/1.4.0/remoteEntry.js', 'match="/*/remoteEntry.*js"'],
  ['/invest/1.4.0/kit.edb3d7fc.js', 'match="/*invest/*/kit.*js"'],
  ['/remotes/invest/1.4.0/kit.edb3d7fc.js', 'match="/*invest/*/kit.*js"'],
  ['/1.4.0/logo.1b2c3d4e.png', undefined],
  ['/1.4.0/platform.json', undefined],
  ['/1.4.0/it(s)*.js', undefined],
  ['/"/1.4.0/main.js', undefined],
])('PLT-077 the file %s is a dictionary by %s', (pathname, expected) => {
  expect(useAsDictionary(pathname)).toBe(expected)
})

test.each([
  ['main.1b2c3d4e.js', 'main.js'],
  ['remoteEntry.js', 'remoteEntry.js'],
  ['249.1005b86e.css', '249.css'],
  ['main.1b2c3d4e.js.br', undefined],
  ['mark.1b2c3d4e.svg', undefined],
])('%s is %s in every version', (file, name) => expect(nameInAllVersions(file)).toBe(name))

test('a difference lies beside its file, under the hash of the dictionary', () => {
  const name = deltaOf('/1.4.0/main.1b2c3d4e.js', `${'abc+/'.repeat(8)}abc=`)
  expect(name).toBe(`/1.4.0/main.1b2c3d4e.js.${'abc'.repeat(9)}.dcz`)
  expect(fileOfDelta(deltaOf('/1.4.0/main.1b2c3d4e.js', hash))).toBe('/1.4.0/main.1b2c3d4e.js')
  expect(fileOfDelta('/1.4.0/main.1b2c3d4e.js')).toBeUndefined()
})

test('the header of a difference is the magic number and the hash', () => {
  const header = dczHeader(compressionDictionary(Buffer.from('what a browser has')))
  expect([header.length, header.toString('hex', 0, 8), header.toString('base64', 8)]).toEqual([
    40,
    '5e2a4d1820000000',
    hash,
  ])
})
