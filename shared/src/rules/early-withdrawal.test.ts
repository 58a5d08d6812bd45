import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { feeBands, feePercent, takeOldest } from './early-withdrawal'

const bands = feeBands([300, 200, 100, 50, 25])
const terms = { price: 10_001, bands, today: '2026-11-21' }
const old = { units: 10, purchased_at: '2026-01-01' }
const young = { units: 10, purchased_at: '2026-11-20' }

test('CON-16 the bands are 1–7, 8–15, 16–30, 31–60 and 61–90 days', () => {
  expect(bands).toEqual([
    { from_day: 1, to_day: 7, percent: 3 },
    { from_day: 8, to_day: 15, percent: 2 },
    { from_day: 16, to_day: 30, percent: 1 },
    { from_day: 31, to_day: 60, percent: 0.5 },
    { from_day: 61, to_day: 90, percent: 0.25 },
  ])
})

test.each([
  [0, 3],
  [1, 3],
  [7, 3],
  [8, 2],
  [15, 2],
  [16, 1],
  [30, 1],
  [31, 0.5],
  [60, 0.5],
  [61, 0.25],
  [90, 0.25],
  [91, 0],
])('CON-16 units held %i days cost %d percent', (days, percent) => expect(feePercent(days, bands)).toBe(percent))

test('a sale takes the oldest units first', () => {
  expect(takeOldest([old, young], 12, terms)).toEqual([
    { lot: old, units: 10, days: 324, percent: 0, fee: 0 },
    { lot: young, units: 2, days: 1, percent: 3, fee: 600 },
  ])
  expect(takeOldest([old, young], 10, terms).map(({ lot }) => lot)).toEqual([old])
  expect(() => takeOldest([old, young], 21, terms)).toThrow('1 units are missing')
})

test('units that an earlier sale takes are not counted twice', () => {
  expect(takeOldest([old, young], 3, { ...terms, promised: 8 })).toEqual([
    { lot: old, units: 2, days: 324, percent: 0, fee: 0 },
    { lot: young, units: 1, days: 1, percent: 3, fee: 300 },
  ])
  expect(() => takeOldest([old, young], 3, { ...terms, promised: 18 })).toThrow('1 units are missing')
})

test('however the lots lie, the parts add to what was asked for and no fee is above its rate', () => {
  const lot = fc.record({ units: fc.integer({ min: 1, max: 10 ** 6 }), purchased_at: fc.constantFrom('2026-11-01') })
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (lots, share) => {
      const units = Math.floor(lots.reduce((sum, { units }) => sum + units, 0) * share)
      const taken = takeOldest(lots, units, terms)
      expect(taken.reduce((sum, part) => sum + part.units, 0)).toBe(units)
      for (const part of taken) expect(part.fee * 100).toBeLessThanOrEqual(part.units * terms.price * part.percent)
    }),
  )
})
