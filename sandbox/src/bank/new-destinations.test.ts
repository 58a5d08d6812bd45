import { expect, test } from '@jest/globals'
import { leftForNew, newDestinationDailyMax as max, newDestinationsADay } from './new-destinations'

const others = (count: number) => Array.from({ length: count }, (_, index) => `card ${index}`)

test.each([
  ['nothing was sent', 0, [], max],
  ['a part was sent', 400_000_000, others(1), 600_000_000],
  ['all was sent', max, others(1), 0],
  ['more was sent, as before there was a limit', max + 1, others(1), 0],
  ['the last place is free', 50_000, others(newDestinationsADay - 1), max - 50_000],
  ['no place is free', 50_000, others(newDestinationsADay), 0],
  ['it has one of the places', 50_000, ['card', ...others(newDestinationsADay - 1)], max - 50_000],
])('CON-34 what a new destination may still get today: %s', (_, amount, numbers, left) => {
  expect(leftForNew({ amount, numbers }, 'card')).toBe(left)
})
