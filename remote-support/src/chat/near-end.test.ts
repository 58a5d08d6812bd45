import { expect, test } from '@jest/globals'
import { isNearEnd } from './near-end'

test.each([
  [1200, true],
  [1080, true],
  [1079, false],
  [0, false],
])('SUP-027: scrolled by %d of 1200 the page follows: %s', (scrollTop, follows) =>
  expect(isNearEnd({ scrollTop, clientHeight: 800, scrollHeight: 2000 })).toBe(follows),
)
