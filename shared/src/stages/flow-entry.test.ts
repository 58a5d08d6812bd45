import { expect, test } from '@jest/globals'
import { isOtherFlowScreen, moveTo, parseFlowEntry, stateOf } from './flow-entry'

test.each([0, 2, 9])('PMA-048 an entry at depth %d is read as it was written, for its own flow only', (depth) => {
  const entry = { depth, place: { stage: 'payment' } }
  expect(parseFlowEntry(stateOf('making', entry), 'making')).toEqual(entry)
  expect(parseFlowEntry(stateOf('making', entry), 'increase')).toBeUndefined()
})

test.each([
  null,
  undefined,
  7,
  'x',
  {},
  { flow: null },
  { flow: { making: 'risk' } },
  { flow: { making: { depth: '1', place: 'risk' } } },
  { flow: { making: { depth: -1, place: 'risk' } } },
  { flow: { making: { depth: 1.5, place: 'risk' } } },
  { flow: { making: { depth: 10, place: 'risk' } } },
  { flow: { making: { depth: Number.NaN, place: 'risk' } } },
])('F45 a state that is %j says nothing of a flow', (state) => expect(parseFlowEntry(state, 'making')).toBeUndefined())

test.each([
  ['a fresh entry becomes the beginning', undefined, ['a'], { kind: 'write', first: 0, places: ['a'] }],
  ['a deep place gets its way back', undefined, ['a', 'b', 'c'], { kind: 'write', first: 0, places: ['a', 'b', 'c'] }],
  [
    'a step deeper lies upon this one',
    { depth: 0, place: 'a' },
    ['a', 'b'],
    { kind: 'write', first: 0, places: ['a', 'b'] },
  ],
  [
    'this one may say something else by then',
    { depth: 0, place: 'a' },
    ['z', 'b'],
    { kind: 'write', first: 0, places: ['z', 'b'] },
  ],
  [
    'another place of the same depth takes this one’s',
    { depth: 1, place: 'b' },
    ['a', 'c'],
    { kind: 'write', first: 1, places: ['c'] },
  ],
  ['the same place is left as it is', { depth: 1, place: { kind: 'b' } }, ['a', { kind: 'b' }], { kind: 'none' }],
  ['what lies less deep is gone back to', { depth: 2, place: 'c' }, ['a'], { kind: 'back', steps: 2 }],
  ['so are the entries above the goal only', { depth: 3, place: 'd' }, ['a', 'b'], { kind: 'back', steps: 2 }],
  [
    'the same place higher up is not a reason to stay',
    { depth: 0, place: 'b' },
    ['a', 'b'],
    { kind: 'write', first: 0, places: ['a', 'b'] },
  ],
] as const)('PMA-007 PMA-049 %s', (_what, here, trail, move) => expect(moveTo(here, trail)).toEqual(move))

test.each([
  [stateOf('pma', { depth: 0, place: 'stages' }), stateOf('pma', { depth: 1, place: 'risk' }), true],
  [stateOf('pma', { depth: 1, place: 'risk' }), stateOf('pma', { depth: 1, place: 'risk' }), false],
  [
    stateOf('card', { depth: 1, place: { stage: 'video' } }),
    stateOf('card', { depth: 1, place: { stage: 'video', unsent: true } }),
    false,
  ],
  [undefined, stateOf('pma', { depth: 0, place: 'stages' }), false],
  [stateOf('pma', { depth: 0, place: 'stages' }), { sheet: true }, false],
])('U19 from %j to %j is another screen of a flow: %s', (before, now, is) => {
  expect(isOtherFlowScreen(before, now)).toBe(is)
})
