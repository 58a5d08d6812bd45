import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { calculateShares, unitsCovering, unitsFor } from './arithmetic'

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
  expect(calculateShares([1, 1, 1])).toEqual([33.34, 33.33, 33.33])
  expect(calculateShares([0, 0])).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 30 }), (values) => {
      fc.pre(values.some((value) => value > 0))
      const points = calculateShares(values).map((share) => Math.round(share * 100))
      expect(points.reduce((sum, point) => sum + point, 0)).toBe(10_000)
    }),
  )
})
