import { expect, test } from '@jest/globals'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { obstacleTo, stockOf, termsOf, unitsOf } from './sale-terms'

const bands = feeBands([300, 200, 100, 50, 25])
const own = {
  ds_code: '11307',
  units: 30,
  value: 300_000,
  blocked_units: 5,
  avg_price: 9_000,
  lots: [
    { units: 20, purchased_at: '2026-01-01' },
    { units: 10, purchased_at: '2026-11-20' },
  ],
}
const stock = stockOf(own, 9_999)

test('INV-034 what can be sold are the held units without those of open sales, at their own price', () => {
  expect(stock).toMatchObject({ free: 25, promised: 5, price: 10_000 })
  expect(stockOf({ ...own, units: 0, value: 0, blocked_units: 0, lots: [] }, 9_999)).toMatchObject({
    free: 0,
    price: 9_999,
  })
  expect(stockOf({ ...own, lots: [] }, 1).free).toBe(0)
})

test.each([
  ['units', 7, 7],
  ['amount', 1, 1],
  ['amount', 10_000, 1],
  ['amount', 10_001, 2],
  ['amount', 0, 0],
] as const)('INV-034 by %s, %d come to %d units', (by, typed, units) =>
  expect(unitsOf({ by, typed }, 10_000)).toBe(units),
)

test.each([
  ['units', undefined, 12, 'empty'],
  ['units', 0, 12, 'zero'],
  ['units', 26, 12, 'too-many'],
  ['units', 999_999_999_999, 12, 'too-many'],
  ['units', 25, 12, undefined],
  ['units', 25, undefined, 'account'],
  ['amount', 250_000, 12, undefined],
  ['amount', 250_001, 12, 'too-many'],
] as const)('INV-035 by %s, %p into account %p meets %p', (by, typed, account, obstacle) =>
  expect(obstacleTo({ by, typed }, stock, account)).toBe(obstacle),
)

test('INV-034 INV-025 the estimate counts each unit by its age, the oldest first and after those of open sales', () => {
  const terms = termsOf({ by: 'units', typed: 17 }, stock, bands, '2026-11-21')
  expect(terms).toMatchObject({ units: 17, worth: 170_000, fee: 600, net: 169_400 })
  expect(terms.ages).toEqual([
    { from: 1, to: 7, rate: 3, units: 2, fee: 600 },
    { from: 8, to: 15, rate: 2, units: 0, fee: 0 },
    { from: 16, to: 30, rate: 1, units: 0, fee: 0 },
    { from: 31, to: 60, rate: 0.5, units: 0, fee: 0 },
    { from: 61, to: 90, rate: 0.25, units: 0, fee: 0 },
    { from: 91, to: undefined, rate: 0, units: 15, fee: 0 },
  ])
})

test('INV-034 units bought today belong to the first band', () => {
  const fresh = stockOf({ ...own, blocked_units: 0, lots: [{ units: 30, purchased_at: '2026-11-21' }] }, 1)
  expect(termsOf({ by: 'units', typed: 30 }, fresh, bands, '2026-11-21').ages[0]).toMatchObject({
    units: 30,
    fee: 9_000,
  })
})

test('INV-035 more than there is comes to nothing instead of failing', () => {
  expect(termsOf({ by: 'units', typed: 26 }, stock, bands, '2026-11-21')).toMatchObject({ units: 0, worth: 0, net: 0 })
  expect(termsOf({ by: 'units', typed: undefined }, stock, [], '2026-11-21')).toMatchObject({ units: 0, fee: 0 })
})
