import { expect, test } from '@jest/globals'
import { obstacleTo, smallestPurchase, termsOf } from './purchase-terms'

test.each([
  [0, 300_000],
  [100_000, 300_000],
  [300_000, 300_000],
  [500_000, 500_000],
])('INV-028 VAL-07 a fund that asks for %d rial is bought from %d rial on', (fund, smallest) =>
  expect(smallestPurchase(fund)).toBe(smallest),
)

test.each([
  [undefined, true, 'empty'],
  [299_999, true, 'too-small'],
  [300_000, true, undefined],
  [300_001, true, undefined],
  [300_000, false, 'terms'],
  [0, false, 'too-small'],
] as const)('INV-028 VAL-07 %p rial with the terms accepted: %p meets %p', (amount, accepted, obstacle) =>
  expect(obstacleTo(amount, 300_000, accepted)).toBe(obstacle),
)

test.each([
  [50_000_000, 42_318, { fee: 0, net: 50_000_000, units: 1181 }],
  [300_000, 300_001, { fee: 0, net: 300_000, units: 0 }],
  [300_000, 0, { fee: 0, net: 300_000, units: 0 }],
])('U10 %d rial at %d rial a unit come to %o', (amount, price, terms) => expect(termsOf(amount, price)).toEqual(terms))
