import { expect, test } from '@jest/globals'
import { partOfDay } from './greeting'

test.each([
  [0, 'night'],
  [3, 'night'],
  [4, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [14, 'noon'],
  [15, 'evening'],
  [19, 'evening'],
  [20, 'night'],
  [23, 'night'],
])('at %i o’clock people say good %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
