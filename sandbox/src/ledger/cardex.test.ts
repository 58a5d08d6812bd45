import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../time/tehran'
import { buildLines, type FundBook, openingValue } from './cardex'

const book: FundBook = {
  ds_code: '11602',
  fund_name: 'نیلوفر کبود',
  movements: [
    { day: '2026-09-20', units: 100, price: 10_000 },
    { day: '2026-11-01', units: -40, price: 10_200 },
  ],
  payouts: [{ day: '2026-10-23', units: 100, amount: 16_000 }],
  prices: [
    { day: '2026-09-20', price: 10_000 },
    { day: '2026-10-22', price: 10_150 },
    { day: '2026-11-01', price: 10_200 },
    { day: '2026-11-20', price: 10_190 },
  ],
}
const shown = (from: string, to: string) =>
  buildLines(book, { from, to }).map(({ date, type, debit, credit }) => [date, type, debit, credit])

test('INV-065 a whole life: bought, valued at the ends of the months, profit in and out, sold, valued today', () => {
  expect(shown('2026-09-01', '2026-11-21')).toEqual([
    ['2026-09-20', 'PURCHASE', 0, 1_000_000],
    ['2026-10-22', 'VALUE_CHANGE', 0, 15_000],
    ['2026-10-23', 'PROFIT', 0, 16_000],
    ['2026-10-23', 'PROFIT_PAYOUT', 16_000, 0],
    ['2026-11-01', 'VALUE_CHANGE', 0, 5000],
    ['2026-11-01', 'SALE', 408_000, 0],
    ['2026-11-21', 'VALUE_CHANGE', 600, 0],
  ])
  expect(openingValue(book, '2026-09-01')).toBe(0)
})

test('INV-065 a range begins with what the units were worth when its first day began', () => {
  expect(openingValue(book, '2026-11-01')).toBe(1_015_000)
  expect(shown('2026-11-01', '2026-11-01')).toEqual([
    ['2026-11-01', 'VALUE_CHANGE', 0, 5000],
    ['2026-11-01', 'SALE', 408_000, 0],
  ])
  expect(shown('2026-08-01', '2026-08-31')).toEqual([])
})

const ranges = fc.tuple(fc.nat(120), fc.nat(120)).map(([a, b]) => ({
  from: addDays('2026-07-24', Math.min(a, b)),
  to: addDays('2026-07-24', Math.max(a, b)),
}))
const moves = fc.array(fc.record({ ago: fc.nat(120), units: fc.integer({ min: -50, max: 80 }), price: fc.nat(90) }), {
  maxLength: 30,
})

test('INV-065 whatever is bought and sold, the last balance is what the units are worth', () => {
  fc.assert(
    fc.property(moves, ranges, (wishes, { from, to }) => {
      let held = 0
      const movements = wishes
        .toSorted((a, b) => b.ago - a.ago)
        .flatMap(({ ago, units, price }) => {
          const moved = Math.max(units, -held)
          held += moved
          return moved === 0 ? [] : [{ day: addDays('2026-11-21', -ago), units: moved, price: 1000 + price }]
        })
      const prices = Array.from({ length: 121 }, (_, day) => ({ day: addDays('2026-07-24', day), price: 1000 + day }))
      const own: FundBook = { ...book, movements, payouts: [], prices }
      const end = buildLines(own, { from, to }).reduce(
        (sum, { credit, debit }) => sum + credit - debit,
        openingValue(own, from),
      )
      expect(end).toBe(openingValue(own, addDays(to, 1)))
      expect(buildLines(own, { from, to }).every(({ credit, debit }) => Math.min(credit, debit) === 0)).toBe(true)
    }),
  )
})
