import { expect, test } from '@jest/globals'
import { memoryTrend } from './memory-trend'

/** One sample a second. */
const samples = (seconds: number, megabytes: (at: number) => number) =>
  Array.from({ length: seconds + 1 }, (_, at) => ({ at, megabytes: megabytes(at) }))

test.each<[string, (at: number) => number, slope: number, growth: number, peak: number]>([
  ['stays', () => 100, 0, 0, 100],
  ['fills its caches first, and then stays', (at) => Math.min(100 + at, 300), 0, 0, 300],
  ['swings around the same', (at) => 100 + (at % 2), 0, 0, 101],
  ['grows by a tenth of a megabyte a second', (at) => 100 + at / 10, 6, 40, 160],
  ['shrinks', (at) => 160 - at / 10, -6, -40, 160],
])('the line of a memory that %s', (_, megabytes, slope, growth, peak) => {
  const trend = memoryTrend(samples(600, megabytes))
  expect(trend.slope).toBeCloseTo(slope, 1)
  expect(trend.growth).toBeCloseTo(growth, 0)
  expect(trend.peak).toBe(peak)
})

test('one sample is too few for a line', () => {
  expect(() => memoryTrend([{ at: 0, megabytes: 1 }])).toThrow(RangeError)
})
