import { expect, test } from '@jest/globals'
import { cardWidth, indexAfter, indexAt, offsetOf, turnToMiddle } from './carousel-position'

test('CON-24 a card is 303 px wide', () => expect(cardWidth).toBe(303))

test.each([
  [0, 5, 0],
  [-159, 5, 0],
  [-160, 5, 1],
  [-319, 5, 1],
  [638, 5, 2],
  [-9_999, 5, 4],
  [0, 0, 0],
])('BNK-021 at the offset %d of %d cards the card %d is in the middle', (offset, count, index) =>
  expect(indexAt(offset, count)).toBe(index),
)

test.each([
  [0, 'rtl', 0],
  [2, 'rtl', -638],
  [2, 'ltr', 638],
] as const)('BNK-021 the card %d stands %s at %d', (index, direction, offset) => {
  expect(offsetOf(index, direction)).toBe(offset)
  expect(indexAt(offset, 5)).toBe(index)
})

test.each([
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowLeft', 4, 'rtl', 0],
  ['ArrowRight', 2, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 4],
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowLeft', 1, 'ltr', 0],
  ['Home', 3, 'rtl', 0],
  ['End', 1, 'rtl', 4],
  ['Enter', 1, 'rtl', undefined],
  ['ArrowDown', 1, 'rtl', undefined],
] as const)('BNK-021 U20 %s at card %d (%s) leads to %s', (key, index, direction, next) =>
  expect(indexAfter(key, index, 5, direction)).toBe(next),
)

test.each([
  ['abcde', 0, 'deabc'],
  ['abcde', 4, 'cdeab'],
  ['abcd', 1, 'dabc'],
  ['a', 0, 'a'],
  ['', 0, ''],
])('BNK-021 HST-084 of %s the card %d stands in the middle: %s', (cards, index, turned) =>
  expect(turnToMiddle([...cards], index).join('')).toBe(turned),
)
