import { expect, test } from '@jest/globals'
import type { Holding } from './sale-estimate'
import { validateSale } from './sale-validation'

const holding: Holding = { lots: [], available: 25, blocked: 5, price: 10_000 }

test.each([
  ['units', undefined, 12, 'empty'],
  ['units', 0, 12, 'zero'],
  ['units', 26, 12, 'too-many'],
  ['units', 999_999_999_999, 12, 'too-many'],
  ['units', 25, 12, undefined],
  ['units', 25, undefined, 'account'],
  ['amount', 250_000, 12, undefined],
  ['amount', 250_001, 12, 'too-many'],
] as const)('INV-035 by %s, %p into account %p fails as %p', (by, typed, account, error) =>
  expect(validateSale({ by, typed }, holding, account)).toBe(error),
)
