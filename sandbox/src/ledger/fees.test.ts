import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sharesOf, unitsCovering, unitsFor } from './arithmetic'
import { feeBps, takeOldest } from './fees'

const BANDS = [300, 200, 100, 50, 25]

test.each([
  [0, 300],
  [1, 300],
  [7, 300],
  [8, 200],
  [15, 200],
  [16, 100],
  [30, 100],
  [31, 50],
  [60, 50],
  [61, 25],
  [90, 25],
  [91, 0],
])('CON-16 units held %i days cost %i hundredths of a percent', (days, bps) => expect(feeBps(days, BANDS)).toBe(bps))

test('a sale takes the oldest units first', () => {
  const lots = [
    { id: 1, units: 10, purchased_at: '2026-01-01' },
    { id: 2, units: 10, purchased_at: '2026-11-20' },
  ]
  expect(takeOldest(lots, 12, { price: 10_001, bands: BANDS, today: '2026-11-21' })).toEqual([
    { lot: 1, units: 10, fee: 0 },
    { lot: 2, units: 2, fee: 600 },
  ])
  expect(() => takeOldest(lots, 21, { price: 1, bands: BANDS, today: '2026-11-21' })).toThrow('1 units are missing')
})

test('SBX-016 no rial is lost between units and remainder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), fc.integer({ min: 1, max: 10 ** 6 }), (amount, price) => {
      const { units, remainder } = unitsFor(amount, price)
      expect(units * price + remainder).toBe(amount)
      expect(remainder).toBeLessThan(price)
      expect(unitsCovering(amount, price) * price).toBeGreaterThanOrEqual(amount)
    }),
  )
})

test('SBX-033 shares add to exactly 100', () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.34, 33.33, 33.33])
  expect(sharesOf([0, 0])).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 30 }), (values) => {
      fc.pre(values.some((value) => value > 0))
      const points = sharesOf(values).map((share) => Math.round(share * 100))
      expect(points.reduce((sum, point) => sum + point, 0)).toBe(10_000)
    }),
  )
})
