import { expect, test } from '@jest/globals'
import { fundFixture } from '../testing/fund-fixture'
import { currentValue, parseThreshold, typedFault } from './alert-threshold'

test.each([
  ['۴۲٬۰۰۰', 42_000],
  ['٤٢٠٠٠', 42_000],
  [' 42,000 ', 42_000],
  ['\u200f۴۲۰۰۰\u200c', 42_000],
  ['۵٫۲۵٪', 5.25],
  ['5/5', 5.5],
  ['-3.1', -3.1],
  ['−۳', -3],
  ['', Number.NaN],
  ['-', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1e5', Number.NaN],
  ['چهل', Number.NaN],
  ['9'.repeat(16), Number.NaN],
])('INV-080 PLT-035 the typed %j is %s', (text, value) => expect(parseThreshold(text)).toBe(value))

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['چهل', 'price'],
  ['42000.5', 'price'],
  ['۱', 'met'],
  ['۴۲٬۰۰۰', undefined],
])('INV-080 for a price above 40,144 the typed %j has the fault %s', (typed, fault) =>
  expect(typedFault(typed, { measure: 'PRICE', direction: 'ABOVE' }, 40_144)).toBe(fault),
)

test('INV-080 an alert looks at the price or the return of today', () => {
  const fund = fundFixture({ price: 40_144, monthly_return: 1.86, annual_return: null })
  expect([
    currentValue(fund, 'PRICE'),
    currentValue(fund, 'monthly_return'),
    currentValue(fund, 'annual_return'),
  ]).toEqual([40_144, 1.86, null])
})
