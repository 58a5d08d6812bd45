import { expect, test } from '@jest/globals'
import { rotated } from './rotation'

const sides = ['federated', 'monolith', 'monolithAgain'] as const
const rounds = Array.from({ length: 6 }, (_, round) => rotated(sides, round))

test('in six rounds every order comes once', () => {
  expect(new Set(rounds.map((order) => order.join())).size).toBe(6)
})

test.each(sides)('%s stands in every place as often as in any other', (side) => {
  expect([0, 1, 2].map((place) => rounds.filter((order) => order[place] === side).length)).toEqual([2, 2, 2])
})
