import { expect, test } from '@jest/globals'
import { buildLines, type FundBook, openingValue } from './cardex'

const book: FundBook = {
  ds_code: '11602',
  fund_name: { fa: 'نیلوفر کبود', en: 'Blue Lotus' },
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

test('INV-065 each line tells its fund, its units and their price', () => {
  const fund = { ds_code: '11602', fund_name: { fa: 'نیلوفر کبود', en: 'Blue Lotus' } }
  expect(buildLines(book, { from: '2026-10-22', to: '2026-11-01' })).toEqual([
    { ...fund, date: '2026-10-22', type: 'VALUE_CHANGE', debit: 0, credit: 15_000, units: 100, price: 10_150 },
    { ...fund, date: '2026-10-23', type: 'PROFIT', debit: 0, credit: 16_000, units: 100, price: 160 },
    { ...fund, date: '2026-10-23', type: 'PROFIT_PAYOUT', debit: 16_000, credit: 0, units: 100, price: 160 },
    { ...fund, date: '2026-11-01', type: 'VALUE_CHANGE', debit: 0, credit: 5000, units: 100, price: 10_200 },
    { ...fund, date: '2026-11-01', type: 'SALE', debit: 408_000, credit: 0, units: 40, price: 10_200 },
  ])
})

test('INV-065 of one day: profit first, then what moved at the price of its order, then the value of the day', () => {
  const day = '2026-10-22'
  const busy: FundBook = {
    ...book,
    movements: [
      { day: '2026-09-20', units: 100, price: 10_000 },
      { day, units: 10, price: 10_100 },
    ],
    payouts: [{ day, units: 100, amount: 16_000 }],
  }
  expect(buildLines(busy, { from: day, to: day }).map(({ type, credit, debit }) => [type, credit - debit])).toEqual([
    ['PROFIT', 16_000],
    ['PROFIT_PAYOUT', -16_000],
    ['VALUE_CHANGE', 10_000],
    ['PURCHASE', 101_000],
    ['VALUE_CHANGE', 5500],
  ])
})

test('INV-065 units that were held before are valued at each end of a month, whether anything moves or not', () => {
  expect(shown('2026-10-01', '2026-10-31')).toEqual([
    ['2026-10-22', 'VALUE_CHANGE', 0, 15_000],
    ['2026-10-23', 'PROFIT', 0, 16_000],
    ['2026-10-23', 'PROFIT_PAYOUT', 16_000, 0],
  ])
  expect(shown('2026-10-01', '2026-10-22')).toEqual([['2026-10-22', 'VALUE_CHANGE', 0, 15_000]])
})

test('INV-065 nothing held adds no line, and a fund without a price is worth nothing', () => {
  expect(buildLines({ ...book, movements: [], payouts: [] }, { from: '2026-09-01', to: '2026-11-21' })).toEqual([])
  expect(openingValue({ ...book, prices: [] }, '2026-11-01')).toBe(0)
})
