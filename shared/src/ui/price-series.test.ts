import { expect, test } from '@jest/globals'
import { changeSince, drawable, placeAfter, spanOf } from './price-series'

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

test.each([
  [100, 118.2, 18.2],
  [200, 100, -50],
  [0, 5, 0],
])('from %p to %p is a change of %p percent', (start, now, change) =>
  expect(changeSince(start, now)).toBeCloseTo(change),
)

test('F38 none, one and fifty thousand points have a range', () => {
  expect(spanOf([])).toEqual({ low: 0, high: 1 })
  expect(spanOf([100])).toEqual({ low: 95, high: 105 })
  expect(spanOf(Array.from({ length: 50_000 }, (_, value) => value)).high).toBeGreaterThan(49_999)
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
