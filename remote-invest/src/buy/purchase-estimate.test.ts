import { expect, test } from '@jest/globals'
import { estimatePurchase } from './purchase-estimate'

test.each([
  [50_000_000, 42_318, { net: 49_977_558, remainder: 22_442, units: 1181 }],
  [300_000, 100_000, { net: 300_000, remainder: 0, units: 3 }],
  [300_000, 300_001, { net: 0, remainder: 300_000, units: 0 }],
  [300_000, 0, { net: 300_000, remainder: 0, units: 0 }],
])('U10 %d rial at %d rial a unit come to %o', (amount, price, terms) =>
  expect(estimatePurchase(amount, price)).toEqual(terms),
)
