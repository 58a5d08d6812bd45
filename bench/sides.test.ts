import { expect, test } from '@jest/globals'
import { gatedSides, ofSide, sideNames } from './sides'

const sides = sideNames.map((name, place) => ({ name, place }))

test.each(sides)('$name is found among all', ({ name, place }) => expect(ofSide(sides, name).place).toBe(place))

test('a side that was not measured is an error with its name', () => {
  const gated = sides.filter(({ name }) => gatedSides.includes(name))
  expect(() => ofSide(gated, 'plugin')).toThrow('plugin is not among federated, monolith')
})
