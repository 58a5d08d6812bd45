import { expect, test } from '@jest/globals'
import { median } from './statistics'

test.each([
  { values: [3], middle: 3 },
  { values: [1, 2], middle: 1.5 },
  { values: [9, 1, 5], middle: 5 },
  { values: [1, 2, 3, 4, 1_000], middle: 3 },
  { values: [10, 9, 1, 2], middle: 5.5 },
])('the median of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle))

test('an empty list has no median', () => expect(() => median([])).toThrow(RangeError))
