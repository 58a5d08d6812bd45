import { expect, test } from '@jest/globals'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { estimateSale, toHolding, toUnits } from './sale-estimate'

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
const holding = toHolding(own, 9_999)

test('INV-034 a holding has the held units without blocked ones, at their own price', () => {
  expect(holding).toMatchObject({ available: 25, blocked: 5, price: 10_000 })
  expect(toHolding({ ...own, units: 0, value: 0, blocked_units: 0, lots: [] }, 9_999)).toMatchObject({
    available: 0,
    price: 9_999,
  })
  expect(toHolding({ ...own, lots: [] }, 1).available).toBe(0)
})

test.each([
  ['units', 7, 7],
  ['amount', 1, 1],
  ['amount', 10_000, 1],
  ['amount', 10_001, 2],
  ['amount', 0, 0],
] as const)('INV-034 by %s, %d come to %d units', (by, typed, units) =>
  expect(toUnits({ by, typed }, 10_000)).toBe(units),
)

test('INV-034 where no price is known no amount comes to units', () =>
  expect(toUnits({ by: 'amount', typed: 10_000 }, 0)).toBe(0))

test('INV-034 INV-025 the estimate counts each unit by its age, oldest first, after blocked ones', () => {
  const estimate = estimateSale({ by: 'units', typed: 17 }, holding, bands, '2026-11-21')
  expect(estimate).toMatchObject({ units: 17, worth: 170_000, fee: 600, net: 169_400 })
  expect(estimate.feeRows).toEqual([
    { from: 1, to: 7, rate: 3, units: 2, fee: 600 },
    { from: 8, to: 15, rate: 2, units: 0, fee: 0 },
    { from: 16, to: 30, rate: 1, units: 0, fee: 0 },
    { from: 31, to: 60, rate: 0.5, units: 0, fee: 0 },
    { from: 61, to: 90, rate: 0.25, units: 0, fee: 0 },
    { from: 91, to: undefined, rate: 0, units: 15, fee: 0 },
  ])
})

test('INV-034 units bought today belong to the first band', () => {
  const fresh = toHolding({ ...own, blocked_units: 0, lots: [{ units: 30, purchased_at: '2026-11-21' }] }, 1)
  expect(estimateSale({ by: 'units', typed: 30 }, fresh, bands, '2026-11-21').feeRows[0]).toMatchObject({
    units: 30,
    fee: 9_000,
  })
})

test('INV-035 more than there is comes to nothing instead of failing', () => {
  expect(estimateSale({ by: 'units', typed: 26 }, holding, bands, '2026-11-21')).toMatchObject({
    units: 0,
    worth: 0,
    net: 0,
  })
  expect(estimateSale({ by: 'units', typed: undefined }, holding, [], '2026-11-21')).toMatchObject({ units: 0, fee: 0 })
})
