import { expect, test } from '@jest/globals'
import { addDays } from '@sarv/shared/calendar/days'
import { chartRanges, sliceToRange, toPricePoints } from './chart-window'

const weeks = Array.from({ length: 53 }, (_, week) => ({
  date: addDays('2025-11-21', week * 7),
  final_price: 30_000 + week * 100,
}))

test.each([
  ['1m', 5],
  ['3m', 14],
  ['6m', 27],
  ['1y', 53],
  ['all', 53],
] as const)('INV-021 the range %s shows %d weekly prices', (range, count) => {
  const shown = sliceToRange(toPricePoints(weeks), range)
  expect(shown).toHaveLength(count)
  expect(shown.at(-1)).toEqual({ date: '2026-11-20', value: 35_200 })
})

test.each(chartRanges)('F38 without prices the range %s is empty', (range) => {
  expect(sliceToRange([], range)).toEqual([])
})

test('F38 a range inside a gap of months shows what there is', () => {
  const prices = toPricePoints([
    { date: '2025-01-01', final_price: 1 },
    { date: '2026-11-20', final_price: 2 },
  ])
  expect(sliceToRange(prices, '6m')).toEqual([{ date: '2026-11-20', value: 2 }])
})

test('F38 prices out of order are put in order and what is not a price is left out', () => {
  const odd = [
    { date: '2026-11-20', final_price: 3 },
    { date: '2026-11-13', final_price: 2 },
    { date: '2026-11-06', final_price: Number.NaN },
    { date: 'soon', final_price: 9 },
    { date: '2026-10-30', final_price: 0 },
    { date: '2026-10-23', final_price: -4 },
  ]
  expect(sliceToRange(toPricePoints(odd), 'all').map(({ value }) => value)).toEqual([2, 3])
})
