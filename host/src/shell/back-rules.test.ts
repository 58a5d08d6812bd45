import { expect, test } from '@jest/globals'
import { backFrom, stepsIn } from './back-rules'

test.each([
  ['none', undefined],
  ['home', 'home'],
  ['two', 'two-back'],
  ['history', 'back'],
  ['step', 'back'],
] as const)('HST-030 the back rule %s asks for %s', (rule, move) => {
  expect(backFrom(rule)).toBe(move)
})

test.each([
  ['back', { index: 0, entries: 1 }, 'home'],
  ['back', { index: 0, entries: 9 }, 'home'],
  ['back', { index: 3, entries: 9 }, -1],
  ['home', { index: 3, entries: 9 }, 'home'],
] as const)('HST-031 HST-032 %s from %o goes to %s', (move, facts, steps) => {
  expect(stepsIn(move, facts)).toBe(steps)
})

test.each([
  [{ index: 0, entries: 6 }, -2],
  [{ index: 0, entries: 3 }, -2],
  [{ index: 0, entries: 2 }, 'home'],
  [{ index: 0, entries: 1 }, 'home'],
] as const)('HST-033 two steps back from %o goes to %s', (facts, steps) => {
  expect(stepsIn('two-back', facts)).toBe(steps)
})
