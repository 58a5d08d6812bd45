import { expect, test } from '@jest/globals'
import { rotated } from './rotation'

const three = ['federated', 'monolith', 'monolithAgain']
const five = ['federated', 'plugin', 'single-spa', 'monolith', 'monolithAgain']
const roundsOf = (sides: readonly string[]) =>
  Array.from({ length: 2 * sides.length }, (_, round) => rotated(sides, round))

test.each([[three], [five]])('%j: in twice as many rounds no order comes twice', (sides) => {
  expect(new Set(roundsOf(sides).map((order) => order.join())).size).toBe(2 * sides.length)
})

test.each([[three], [five]])('%j: each stands in every place as often as in any other', (sides) => {
  for (const side of sides)
    for (const place of sides.keys()) expect(roundsOf(sides).filter((order) => order[place] === side)).toHaveLength(2)
})
