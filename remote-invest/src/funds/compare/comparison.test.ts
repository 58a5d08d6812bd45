import { expect, test } from '@jest/globals'
import type { FundComparison } from '@sarv/shared/contract/fund-comparison'
import { compareSeries, depositIndex, largestFall } from './comparison'

const prices = (...rows: [date: string, final_price: number][]) =>
  rows.map(([date, final_price]) => ({ date, final_price }))
const fund = (ds_code: string, ...rows: [string, number][]) => ({ ds_code, fee_bands: [], items: prices(...rows) })
const compared = (funds: FundComparison['funds'], gold = prices(['2026-08-01', 10], ['2026-11-10', 12])) => ({
  funds,
  gold: { items: gold, source: '' },
  deposit: { rate: 20, source: '' },
})
const old = fund('1', ['2026-01-01', 50], ['2026-11-01', 200], ['2026-11-10', 210], ['2026-11-20', 190])
const young = fund('2', ['2026-11-10', 1_000], ['2026-11-20', 1_100])

test('INV-082 each line begins at 100 on the first day of the range, and gold and the deposit beside them', () => {
  expect(compareSeries(compared([old]), '1m')).toEqual({
    days: ['2026-11-01', '2026-11-10', '2026-11-20'],
    series: [
      { id: '1', values: [100, 105, 95] },
      { id: 'gold', values: [100, 120, 120] },
      { id: 'deposit', values: [100, expect.closeTo(100.493, 3), expect.closeTo(101.041, 3)] },
    ],
    isShortened: false,
  })
})

test('INV-082 the youngest fund sets the first day, which is said', () => {
  const both = compareSeries(compared([old, young]), '1y')
  expect(both).toMatchObject({ days: ['2026-11-10', '2026-11-20'], isShortened: true })
  expect(both?.series.slice(0, 2)).toEqual([
    { id: '1', values: [100, expect.closeTo(90.476, 3)] },
    { id: '2', values: [100, expect.closeTo(110)] },
  ])
})

test('INV-082 a day without a price of a fund has the one before it', () => {
  const sparse = fund('3', ['2026-11-01', 10], ['2026-11-20', 12])
  expect(compareSeries(compared([old, sparse]), '1m')?.series[1]?.values).toEqual([100, 100, 120])
})

test('INV-082 F38 gold that begins later is left out; bad rows are not drawn', () => {
  const noise = { date: '', final_price: 0 }
  const broken = { ...old, items: [noise, ...old.items, { date: '2026-11-15', final_price: -3 }] }
  const found = compareSeries(compared([broken], prices(['2026-11-05', 10])), '1m')
  expect(found?.series.map(({ id }) => id)).toEqual(['1', 'deposit'])
  expect(found?.days).toEqual(['2026-11-01', '2026-11-10', '2026-11-20'])
})

test.each([
  ['no fund', []],
  ['a fund without prices', [old, fund('4')]],
  ['one price', [fund('5', ['2026-11-20', 9])]],
])('INV-082 of %s nothing can be drawn', (_, funds) => expect(compareSeries(compared(funds), '1y')).toBeUndefined())

test.each([
  [0, 100],
  [73, 104],
  [365, 120],
  [438, 124.8],
  [730, 144],
])('INV-082 D-265 after %s days 100 at 20 percent are %s', (days, value) =>
  expect(depositIndex(20, days)).toBeCloseTo(value),
)

test.each([
  [[100, 120, 90, 130, 117], 25],
  [[100, 101, 102], 0],
  [[100], 0],
  [[], 0],
])('INV-083 the largest fall of %j is %s percent', (values, fall) => expect(largestFall(values)).toBeCloseTo(fall))
