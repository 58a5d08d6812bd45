import { expect, test } from '@jest/globals'
import { layOutArcs, slicePath } from './donut-geometry'

const ring = { centre: 100, inner: 60, outer: 90 }

test('PLT-068 slices start at 12 o’clock and run anticlockwise in Persian, clockwise in English', () => {
  expect(slicePath({ from: 0, to: 0.25 }, ring, -1)).toBe('M100 10A90 90 0 0 0 10 100L40 100A60 60 0 0 1 100 40Z')
  expect(slicePath({ from: 0, to: 0.25 }, ring, 1)).toBe('M100 10A90 90 0 0 1 190 100L160 100A60 60 0 0 0 100 40Z')
})

test('shares fill the whole ring in their order, even when they do not add up to a hundred', () => {
  expect(layOutArcs([50, 25, 25])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 0.75 },
    { from: 0.75, to: 1 },
  ])
  expect(layOutArcs([1, 1])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 1 },
  ])
})

test('F32 what is not a positive number takes no room', () => {
  expect(layOutArcs([Number.NaN, -5, 10, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
    { from: 0, to: 1 },
    { from: 1, to: 1 },
  ])
  expect(slicePath({ from: 0, to: 0 }, ring, 1)).toBe('')
  expect(layOutArcs([])).toEqual([])
})

test('one asset alone is a whole ring, not an empty arc', () => {
  expect(slicePath({ from: 0, to: 1 }, ring, -1).match(/M/g)).toHaveLength(2)
})
