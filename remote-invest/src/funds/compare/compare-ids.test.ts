import { expect, test } from '@jest/globals'
import { comparePath, parseComparedIds } from './compare-ids'

const known = new Set(['1', '2', '3', '4', '5'])

test.each([
  [null, [], false, false],
  ['', [], false, false],
  ['1', ['1'], false, false],
  ['3,1', ['3', '1'], false, false],
  ['1,1, 2 ,', ['1', '2'], false, false],
  ['1,9', ['1'], true, false],
  ['9,<script>', [], true, false],
  ['1,2,3,4,5', ['1', '2', '3', '4'], false, true],
  ['9,1,2,3,4,5', ['1', '2', '3', '4'], true, true],
  // An unknown one takes no place.
  ['9,1,2,3,4', ['1', '2', '3', '4'], true, false],
])('INV-081 ?ids=%s compares %j; unknown: %s, too many: %s', (ids, codes, dropped, surplus) =>
  expect(parseComparedIds(ids, (code) => known.has(code))).toEqual({ codes, dropped, surplus }),
)

test('INV-081 the address of a comparison has four funds at most', () =>
  expect(comparePath(['1', '2', '3', '4', '5'])).toBe('/funds/compare?ids=1,2,3,4'))
