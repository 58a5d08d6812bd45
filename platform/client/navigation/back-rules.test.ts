import { expect, test } from '@jest/globals'
import { backMoveFor, historyDelta } from './back-rules'

test.each([
  ['none', undefined],
  ['home', 'home'],
  ['two', 'two-back'],
  ['history', 'back'],
  ['step', 'back'],
] as const)('HST-030 the back rule %s means %s', (rule, move) => {
  expect(backMoveFor(rule)).toBe(move)
})

test.each([
  ['back', { index: 0, entries: 1 }, 'home'],
  ['back', { index: 0, entries: 9 }, 'home'],
  ['back', { index: 3, entries: 9 }, -1],
  ['home', { index: 3, entries: 9 }, 'home'],
] as const)('HST-031 HST-032 %s from %o goes to %s', (move, position, delta) => {
  expect(historyDelta(move, position)).toBe(delta)
})

test.each([
  [{ index: 0, entries: 6 }, -2],
  [{ index: 0, entries: 3 }, -2],
  [{ index: 0, entries: 2 }, 'home'],
  [{ index: 0, entries: 1 }, 'home'],
] as const)('HST-033 two steps back from %o goes to %s', (position, delta) => {
  expect(historyDelta('two-back', position)).toBe(delta)
})
