import { expect, test } from '@jest/globals'
import { downsample, nearest, toPriceLine } from './price-line'
import { type PricePoint, toPriceSeries } from './price-series'

const lineOf = (points: readonly PricePoint[]) => toPriceLine(toPriceSeries(points))

test('F38 a gap of months is as wide as those months', () => {
  const { across } = lineOf([
    { date: '2026-01-01', value: 1 },
    { date: '2026-01-11', value: 2 },
    { date: '2026-04-11', value: 3 },
  ])
  expect(across).toEqual([0, 0.1, 1])
})

test('F38 the highest price stands under the top and the lowest over the bottom, by the same air', () => {
  const { down, low, high } = lineOf([
    { date: '2026-01-01', value: 100 },
    { date: '2026-01-02', value: 200 },
  ])
  expect([low, high]).toEqual([95, 205])
  expect((down[0] ?? 0) + (down[1] ?? 0)).toBeCloseTo(1)
})

test('F38 no price and one price make a line without a length', () => {
  expect(lineOf([])).toMatchObject({ across: [], down: [] })
  expect(lineOf([{ date: '2026-01-01', value: 5 }])).toMatchObject({ across: [0], down: [0.5] })
})

test.each([
  [-3, 0],
  [0, 0],
  [0.04, 0],
  [0.06, 1],
  [0.5, 1],
  [0.6, 2],
  [1, 2],
  [9, 2],
])('at %d of the width the nearest of three prices is number %d', (share, place) => {
  expect(nearest([0, 0.1, 1], share)).toBe(place)
})

test('F38 up to the asked number all points are drawn', () => {
  expect(downsample({ across: [0, 0.5, 1], down: [0, 1, 0] }, 3)).toEqual([0, 1, 2])
  expect(downsample({ across: [], down: [] }, 3)).toEqual([])
})

test('F38 of fifty thousand points the ends and a lone crash are among the thousand that are drawn', () => {
  const across = Array.from({ length: 50_000 }, (_, index) => index / 49_999)
  const down = across.map((share, index) => (index === 31_415 ? 1 : 0.5 + Math.sin(share * 60) / 10))
  const places = downsample({ across, down }, 1_000)
  expect(places).toHaveLength(1_000)
  expect([places[0], places.at(-1)]).toEqual([0, 49_999])
  expect(places).toContain(31_415)
  expect(places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))).toBe(true)
})
