import { expect, test } from '@jest/globals'
import { enough, movePull } from './pull'

const from = { x: 100, y: 100 }

test.each([
  ['undecided', 3, 5, { at: 'undecided' }],
  ['undecided', 0, 8, { at: 'pulling', offset: 4 }],
  ['undecided', 9, 8, { at: 'elsewhere' }],
  ['undecided', -30, 2, { at: 'elsewhere' }],
  ['undecided', 0, -9, { at: 'elsewhere' }],
  ['elsewhere', 0, 200, { at: 'elsewhere' }],
] as const)('U15 a finger that is %s and moves %d across and %d down: %j', (at, across, down, pull) =>
  expect(movePull({ at }, from, { x: 100 + across, y: 100 + down })).toEqual(pull),
)

test.each([
  [60, { at: 'pulling', offset: 30 }],
  [enough - 1, { at: 'pulling', offset: (enough - 1) / 2 }],
  [enough, { at: 'ready', offset: enough / 2 }],
  [400, { at: 'ready', offset: 80 }],
  [-50, { at: 'pulling', offset: 0 }],
] as const)('U15 a pull of %d pixels, however it sways, is %j', (down, pull) =>
  expect(movePull({ at: 'pulling', offset: 10 }, from, { x: 500, y: 100 + down })).toEqual(pull),
)
