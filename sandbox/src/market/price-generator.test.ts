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

test('SBX-032 a price for each day of a quarter and each week of a year, oldest first', () => {
  const rows = pastPrices('fund:11307', peak, '2026-11-21')
  const ago = [
    ...Array.from({ length: 39 }, (_, week) => 364 - 7 * week),
    ...Array.from({ length: 92 }, (_, day) => 91 - day),
  ]
  expect(rows.map(({ day }) => day)).toEqual([...new Set(ago)].map((days) => addDays('2026-11-21', -days)))
  expect(rows.at(-1)).toEqual({ day: '2026-11-21', price: 40_144 })
})

test('SBX-032 what began before the last year has a price on that day, and one for each fourth week since', () => {
  const old = pastPrices('fund:11307', { ...peak, beginning: { daysAgo: 1_000, price: 12_345 } }, '2026-11-21')
  expect(old[0]).toEqual({ day: addDays('2026-11-21', -1_000), price: 12_345 })
  const year = addDays('2026-11-21', -364)
  expect(old.filter(({ day }) => day < year)).toHaveLength(1 + Math.floor((999 - 364) / 28))
  expect(growthOver(old, 364)).toBeCloseTo(24.61, 1)
})

test('SBX-032 a price goes up and down from day to day, the more the riskier it is', () => {
  const moves = (stray: number) => {
    const prices = pastPrices('fund:11307', { ...peak, stray }, '2026-11-21').slice(-92)
    return prices.slice(1).map(({ price }, at) => price / (prices[at]?.price ?? price) - 1)
  }
  const spread = (all: number[]) => Math.max(...all) - Math.min(...all)
  expect(moves(0.01).filter((move) => move < 0).length).toBeGreaterThan(20)
  expect(spread(moves(0.01))).toBeGreaterThan(2 * spread(moves(0.002)))
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
