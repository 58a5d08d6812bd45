import { expect, test } from '@jest/globals'
import { changeSince, dayNumber, depositDays, drawable, placeAfter, valueRange } from './price-series'

test('F38 nulls, NaN and bad dates are left out, the rest is in order, one price a day', () => {
  const points = [
    { date: '2026-02-01', value: 2 },
    { date: '2026-01-01', value: 1 },
    { date: '2026-03-01', value: Number.NaN },
    { date: 'soon', value: 5 },
    { date: '2026-02-01', value: 3 },
  ]
  expect(drawable(points)).toEqual([
    { date: '2026-01-01', value: 1 },
    { date: '2026-02-01', value: 3 },
  ])
  expect(drawable([])).toEqual([])
})

test('F38 what is not a price is left out: nothing, below nothing, a text, no day', () => {
  const rows: unknown[] = [
    { date: '2026-01-01', value: null },
    { date: '2026-01-02', value: 0 },
    { date: '2026-01-03', value: -40_144 },
    { date: '2026-01-04', value: 'NaN' },
    { date: '2026-01-05', value: '40,144' },
    { date: '2026-01-06', value: Number.POSITIVE_INFINITY },
    { date: '', value: 7 },
    { date: '2026-02-30', value: 8 },
    { date: '2026-01-07', value: 9 },
  ]
  expect(drawable(rows as Parameters<typeof drawable>[0])).toEqual([{ date: '2026-01-07', value: 9 }])
})

test('F38 a day and an instant of it are one day, and the later row wins', () => {
  const points = [
    { date: '2026-02-01T06:00:00.000Z', value: 2 },
    { date: '2026-02-01', value: 3 },
  ]
  expect(drawable(points)).toEqual([points[1]])
})

test('F38 prices that are in order already stay the same rows', () => {
  const rows = Array.from({ length: 50 }, (_, day) => ({
    date: `2026-03-${String(day + 1).padStart(2, '0')}`,
    value: 1,
  }))
  expect(drawable(rows)).toEqual(rows.slice(0, 31))
})

test('days are counted as Date.parse counts them, leap years and all, and an invalid day is refused', () => {
  for (let year = 1890; year < 2110; year++)
    for (const day of ['01-01', '02-28', '03-01', '12-31'])
      expect(dayNumber(`${year}-${day}`)).toBe(Date.parse(`${year}-${day}`) / 86_400_000)
  expect(dayNumber('2024-02-29')).toBe(Date.parse('2024-02-29') / 86_400_000)
  for (const none of ['', 'soon', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026/01/01', '۲۰۲۶-۰۱-۰۱'])
    expect(dayNumber(none)).toBeNaN()
})

test.each([
  [100, 118.2, 18.2],
  [200, 100, -50],
  [0, 5, 0],
])('from %p to %p is a change of %p percent', (start, now, change) =>
  expect(changeSince(start, now)).toBeCloseTo(change),
)

test('F38 none, one and fifty thousand points have a range', () => {
  expect(valueRange([])).toEqual({ low: 0, high: 1 })
  expect(valueRange([100])).toEqual({ low: 95, high: 105 })
  expect(valueRange(Array.from({ length: 50_000 }, (_, value) => value)).high).toBeGreaterThan(49_999)
})

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', undefined, 8],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['PageDown', 4, 3],
  ['a', 4, undefined],
])('%s from place %p of ten leads to %p', (key, from, to) => expect(placeAfter(key, from, 10)).toBe(to))

const paid = (date: string, paid_in: number) => ({ date, paid_in })

test.each([
  [[], []],
  [[paid('2026-11-01', 500)], []],
  [[paid('2026-11-01', 500), paid('2026-11-02', 500)], []],
  [
    [paid('2026-11-01', 500), paid('2026-11-02', 700), paid('2026-11-03', 700), paid('2026-11-04', 701)],
    ['2026-11-02', '2026-11-04'],
  ],
])('PMA-056 D-119 of %j money came in later on %j', (days, deposits) => expect(depositDays(days)).toEqual(deposits))
