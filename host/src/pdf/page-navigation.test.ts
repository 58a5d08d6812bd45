import { expect, test } from '@jest/globals'
import { nextPage, pageForKey, previousPage } from './page-navigation'

test.each([
  [1, 3, 2],
  [2, 3, 3],
  [3, 3, 1],
  [1, 1, 1],
  [299, 300, 300],
  [300, 300, 1],
])('PLT-048 F58 after page %d of %d comes page %d', (page, count, next) => expect(nextPage(page, count)).toBe(next))

test.each([
  [3, 3, 2],
  [2, 3, 1],
  [1, 3, 3],
  [1, 1, 1],
  [1, 300, 300],
])('PLT-048 F58 before page %d of %d comes page %d', (page, count, previous) =>
  expect(previousPage(page, count)).toBe(previous),
)

test.each([
  ['rtl', 'ArrowLeft', 3],
  ['rtl', 'ArrowRight', 1],
  ['ltr', 'ArrowRight', 3],
  ['ltr', 'ArrowLeft', 1],
  ['rtl', 'PageDown', 3],
  ['rtl', 'PageUp', 1],
  ['rtl', 'Home', 1],
  ['ltr', 'End', 3],
  ['ltr', 'ArrowDown', undefined],
  ['rtl', 'Enter', undefined],
] as const)('PLT-048 in %s, on page 2 of 3, %s leads to %p', (direction, key, page) =>
  expect(pageForKey(key, { page: 2, count: 3, direction })).toBe(page),
)
