import { expect, test } from '@jest/globals'
import { addDays } from '../time/tehran'
import { type Course, nextPrice, pastPrices } from './price-generator'

const peak: Course = {
  price: 40_144,
  growth: { day: 0.12, month: 1.86, quarter: 6.4, half: 11.9, year: 24.61 },
  stray: 0.01,
}
const growthOver = (rows: { day: string; price: number }[], days: number) => {
  const price = rows.find((row) => row.day === addDays('2026-11-21', -days))?.price ?? Number.NaN
  return Math.round((40_144 / price - 1) * 10_000) / 100
}

test('SBX-032 a year has a price for each week and each day of the last week, oldest first', () => {
  const rows = pastPrices('fund:11307', peak, '2026-11-21')
  expect(rows).toHaveLength(59)
  expect(rows[0]?.day).toBe('2025-11-22')
  expect(rows.at(-1)).toEqual({ day: '2026-11-21', price: 40_144 })
  expect(rows.map((row) => row.day)).toEqual(rows.map((row) => row.day).sort())
})

test.each([
  [1, 0.12],
  [28, 1.86],
  [91, 6.4],
  [182, 11.9],
  [364, 24.61],
])('SBX-030 the return over %i days comes out as %f percent', (days, percent) => {
  expect(growthOver(pastPrices('fund:11307', peak, '2026-11-21'), days)).toBeCloseTo(percent, 1)
})

test('the same instrument always takes the same way', () => {
  expect(pastPrices('fund:1', peak, '2026-11-21')).toEqual(pastPrices('fund:1', peak, '2026-11-21'))
  expect(nextPrice('fund:1', '2026-11-22', 40_144)).toBe(nextPrice('fund:1', '2026-11-22', 40_144))
})

test('a young fund has no prices before its beginning', () => {
  const young: Course = { price: 12_000, growth: { day: 0.1, month: 1, quarter: 4 }, stray: 0.01 }
  expect(pastPrices('fund:2', young, '2026-11-21')[0]?.day).toBe(addDays('2026-11-21', -91))
})
