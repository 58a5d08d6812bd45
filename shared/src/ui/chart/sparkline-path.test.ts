import { expect, test } from '@jest/globals'
import { sparklinePath } from './sparkline-path'

test('the oldest value stands at the left, the highest at the top', () => {
  expect(sparklinePath([1, 3, 2], 128, 32)).toEqual({ line: 'M0 32L64 0L128 16', end: [128, 16] })
})

test('a flat line runs through the middle', () => {
  expect(sparklinePath([5, 5], 60, 28)?.line).toBe('M0 14L60 14')
})

test.each([[[]], [[1]], [[Number.NaN, 2]]])('F38 %p draws nothing', (values) =>
  expect(sparklinePath(values, 60, 28)).toBeUndefined(),
)
