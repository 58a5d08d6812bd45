import { expect, test } from '@jest/globals'
import { amountError, sizeFor } from './amount-limits'

test.each([
  [undefined, undefined],
  [299_999, 'tooSmall'],
  [300_000, undefined],
  [3_000_000, undefined],
  [5_000_000, undefined],
  [5_000_001, 'tooLarge'],
  [0, 'tooSmall'],
])('VAL-14 of %p rial, allowed 300,000 to 5,000,000, it says %p', (amount, fault) =>
  expect(amountError(amount, { minimum: 300_000, maximum: 5_000_000 })).toBe(fault),
)

test('VAL-14 without limits every amount is right', () => expect(amountError(1, {})).toBeUndefined())

test.each([
  ['50,000,000', 'l'],
  ['1,284,650,000', 'm'],
  ['999,999,999,999', 's'],
])('%s fits in size %s', (shown, size) => expect(sizeFor(shown.length)).toBe(size))
