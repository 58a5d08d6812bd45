import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../time/tehran'
import { calculateWorthHistory, type InstrumentPrice, type UnitMovement } from './worth-history'

const today = '2026-11-21'
const ago = (days: number) => addDays(today, -days)
const moved = (days: number, units: number, instrument = 'fund:1', cash = 0): UnitMovement => ({
  instrument,
  day: ago(days),
  units,
  cash,
})
const priced = (days: number, price: number, instrument = 'fund:1'): InstrumentPrice => ({
  instrument,
  day: ago(days),
  price,
})
const month = { today, days: 28, step: 1 }
const day = (days: number, value: number, gain: number, return_percentage: number) => ({
  date: ago(days),
  value,
  gain,
  return_percentage,
})

test('SBX-033 who never held anything has no history', () => {
  expect(calculateWorthHistory([], [priced(3, 100)], month)).toEqual([])
})

test('SBX-033 the history begins with the first purchase and tells each day; a day without a price has the one before', () => {
  expect(calculateWorthHistory([moved(3, 10)], [priced(9, 90), priced(3, 100), priced(1, 110)], month)).toEqual([
    day(3, 1_000, 0, 0),
    day(2, 1_000, 0, 0),
    day(1, 1_100, 100, 10),
    day(0, 1_100, 100, 10),
  ])
})

test('SBX-033 D-119 buying and selling are not a gain, its prices since are; cash that is left over counts as worth', () => {
  const movements = [moved(3, 10), moved(2, 5, 'plan:1', 7), moved(1, -4)]
  const prices = [
    priced(3, 100),
    priced(3, 20, 'plan:1'),
    priced(2, 110),
    priced(1, 120),
    priced(0, 90),
    priced(0, 30, 'plan:1'),
  ]
  expect(calculateWorthHistory(movements, prices, month).map(({ value, gain }) => [value, gain])).toEqual([
    [1_000, 0],
    [1_100 + 107, 100],
    [720 + 107, 200],
    [540 + 157, 70],
  ])
})

test('SBX-033 a span that begins later begins with what was held then, and its gain counts from there', () => {
  const prices = [priced(40, 100), priced(28, 150), priced(10, 165), priced(0, 180)]
  const all = calculateWorthHistory([moved(40, 10), moved(12, 10)], prices, { today, days: 28, step: 7 })
  expect(all.map(({ date }) => date)).toEqual([28, 21, 14, 7, 0].map(ago))
  expect(all[0]).toEqual(day(28, 1_500, 0, 0))
  expect(all.at(-1)).toEqual(day(0, 3_600, 600, 20))
})

test('SBX-033 D-119 a deposit on any day leaves the return of every day as it was, and the gain is worth less flows', () => {
  const price = fc.integer({ min: 1, max: 10 ** 6 })
  const units = fc.integer({ min: 1, max: 10 ** 6 })
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 10, maxLength: 10 }),
      units,
      fc.nat({ max: 9 }),
      units,
      (course, first, when, more) => {
        const prices = course.map((one, index) => priced(9 - index, one))
        const alone = calculateWorthHistory([moved(9, first)], prices, month)
        const later = calculateWorthHistory([moved(9, first), moved(when, more)], prices, month)
        expect(later.map(({ return_percentage }) => return_percentage)).toEqual(
          alone.map(({ return_percentage }) => return_percentage),
        )
        const paid = first * (course[0] ?? 0) + more * (course[9 - when] ?? 0)
        expect(later.at(-1)?.gain).toBe((later.at(-1)?.value ?? 0) - paid)
      },
    ),
  )
})
