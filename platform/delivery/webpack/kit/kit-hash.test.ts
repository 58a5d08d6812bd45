import { expect, test } from '@jest/globals'
import { kitHash } from './kit-hash'

const texts = ['const a="kit-00000000-x"', '.kit-00000000-x{color:red}']
const hash = kitHash(texts)

test('a kit has the same hash with and without its name in it', () => {
  const named = texts.map((text) => text.replaceAll('00000000', hash))
  expect(kitHash(named, hash)).toBe(hash)
})

test.each([
  [['const a="kit-00000000-y"', '.kit-00000000-x{color:red}']],
  [['const a="kit-00000000-x"', '.kit-00000000-x{color:blue}']],
  [['const a="kit-00000000-x".', 'kit-00000000-x{color:red}']],
])('%j has another one', (other) => expect(kitHash(other)).not.toBe(hash))
