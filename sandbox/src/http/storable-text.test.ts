import { expect, test } from '@jest/globals'
import { isStorable } from './storable-text'

test.each<[unknown, boolean]>([
  ['سرو 🌲', true],
  [{ a: [1, null, undefined, true, { b: 'سرو' }] }, true],
  [undefined, true],
  ['سرو\u0000', false],
  ['\ud800', false],
  ['\udc00\ud800', false],
  [{ a: [undefined, undefined, { b: '\u0000' }] }, false],
  [{ 'a\u0000': 1 }, false],
  [[{ '\ud83d': 1 }], false],
])('%j can be stored: %p', (value, storable) => expect(isStorable(value)).toBe(storable))

test('the depth of a value exhausts nothing', () => {
  let deep: unknown = '\u0000'
  for (let depth = 0; depth < 50_000; depth++) deep = [deep]
  expect(isStorable(deep)).toBe(false)
})
