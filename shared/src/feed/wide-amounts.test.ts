import { expect, test } from '@jest/globals'
import { hasWideAmounts } from './wide-amounts'

test.each([
  [[], false],
  [[5_000_000, 99_999_999], false],
  [[5_000_000, 100_000_000], true],
])('INV-088 a list that begins with %j has the wide column: %j', (amounts, isWide) =>
  expect(hasWideAmounts(amounts.map((amount) => ({ amount })))).toBe(isWide),
)
