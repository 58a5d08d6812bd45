import { expect, test } from '@jest/globals'
import { median, medianDeviation, medianInterval } from './statistics'

test.each([
  { values: [3], middle: 3, deviation: 0 },
  { values: [1, 2], middle: 1.5, deviation: 0.5 },
  { values: [9, 1, 5], middle: 5, deviation: 4 },
  { values: [1, 2, 3, 4, 1_000], middle: 3, deviation: 1 },
  { values: [10, 9, 1, 2], middle: 5.5, deviation: 4 },
])('the middle of $values is $middle, half of them within $deviation', ({ values, middle, deviation }) => {
  expect(median(values)).toBe(middle)
  expect(medianDeviation(values)).toBe(deviation)
})

test('nothing has no middle', () => {
  expect(() => median([])).toThrow(RangeError)
})

test.each([
  { name: 'the same value', values: [1.05, 1.05, 1.05], low: 1.05, high: 1.05 },
  { name: 'one value', values: [2], low: 2, high: 2 },
])('the interval of $name has no width', ({ values, low, high }) => {
  expect(medianInterval(values)).toEqual({ low, high })
})

test('the interval holds the middle, gets narrower with more values, and is the same each time', () => {
  const few = [0.9, 0.95, 1, 1.05, 1.1]
  const many = Array.from({ length: 20 }, () => few).flat()
  const width = (values: number[]) => medianInterval(values).high - medianInterval(values).low
  expect(medianInterval(few).low).toBeLessThan(1)
  expect(medianInterval(few).high).toBeGreaterThan(1)
  expect(width(many)).toBeLessThan(width(few))
  expect(medianInterval(few)).toEqual(medianInterval(few))
})

test('one value that is far off does not move the interval', () => {
  const values = Array.from({ length: 15 }, (_, index) => 1 + index / 1_000)
  const { high } = medianInterval([...values, 40])
  expect(high).toBeLessThan(1.02)
})
