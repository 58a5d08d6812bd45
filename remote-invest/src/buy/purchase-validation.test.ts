import { expect, test } from '@jest/globals'
import { minimumPurchase, validatePurchase } from './purchase-validation'

test.each([
  [0, 300_000],
  [100_000, 300_000],
  [300_000, 300_000],
  [500_000, 500_000],
])('INV-028 VAL-07 a fund that asks for %d rial is bought from %d rial on', (fund, minimum) =>
  expect(minimumPurchase(fund)).toBe(minimum),
)

test.each([
  [undefined, true, 'empty'],
  [299_999, true, 'too-small'],
  [300_000, true, undefined],
  [300_001, true, undefined],
  [300_000, false, 'terms'],
  [0, false, 'too-small'],
  [2_000_000_000, true, undefined],
  [2_000_000_001, false, 'too-large'],
] as const)('INV-028 VAL-07 %p rial with the terms accepted: %p fails as %p', (amount, accepted, error) =>
  expect(validatePurchase(amount, { minimum: 300_000, maximum: 2_000_000_000 }, accepted)).toBe(error),
)
