import { expect, test } from '@jest/globals'
import { followsAfterScroll, isNearEnd } from './near-end'

test.each([
  [1200, true],
  [1080, true],
  [1079, false],
  [0, false],
])('SUP-027: scrolled by %d of 1200 the page follows: %s', (scrollTop, follows) =>
  expect(isNearEnd({ scrollTop, clientHeight: 800, scrollHeight: 2000 })).toBe(follows),
)

test.each([
  ['away from the end', true, false, -1, false],
  ['by what grew below', true, false, 0, true],
  ['to where the end was', true, false, 300, true],
  ['a little up', true, true, -100, true],
  ['down in what is above', false, false, 300, false],
  ['back to the end', false, true, 300, true],
])(
  'SUP-027: scrolled %s, following %s and near the end %s by %d: follows %s',
  (_, follows, isNear, scrolledBy, after) => expect(followsAfterScroll(follows, isNear, scrolledBy)).toBe(after),
)
