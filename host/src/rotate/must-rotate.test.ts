import { expect, test } from '@jest/globals'
import { mustRotate } from './must-rotate'

test.each([
  [true, true, 360, true],
  [true, true, 499, true],
  [true, true, 500, false],
  [true, false, 340, false],
  [false, true, 360, false],
  [false, false, 844, false],
])('HST-045 touch %s, landscape %s, %i px high: rotate %s', (isTouch, isLandscape, height, rotates) =>
  expect(mustRotate({ isTouch, isLandscape, height })).toBe(rotates),
)
