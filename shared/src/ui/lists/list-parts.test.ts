import { expect, test } from '@jest/globals'
import { partition } from './list-parts'

test.each([
  [0, []],
  [1, [[1, 1]]],
  [50, [[1, 50]]],
  [
    51,
    [
      [1, 50],
      [51, 51],
    ],
  ],
  [
    120,
    [
      [1, 50],
      [51, 100],
      [101, 120],
    ],
  ],
])('F37 %d rows are in the parts %j', (count, places) => {
  const rows = Array.from({ length: count }, (_, row) => row)
  const parts = partition(rows)
  expect(parts.map(({ from, to }) => [from, to])).toEqual(places)
  expect(parts.flatMap((part) => part.rows)).toEqual(rows)
})
