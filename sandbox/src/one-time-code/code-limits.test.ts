import { expect, test } from '@jest/globals'
import { later } from '../time/clock'
import { codeLimits, longDigits, secondsUntilRoom, shortCodeTries, waitReason } from './code-limits'
import { maxTries } from './one-time-code'

const now = new Date('2026-11-21T08:30:00Z')
const ago = (seconds: number, count = 1) => ({ at: later(now, -seconds * 1000), count })

test.each([
  [[], 0],
  [[ago(10), ago(20)], 0],
  [[ago(10), ago(20), ago(30)], 870],
  [[ago(10), ago(20), ago(30), ago(800)], 870],
  [[ago(10), ago(20), ago(900)], 0],
  [[ago(10, 2), ago(20, 4)], 880],
  [[ago(10, 3)], 890],
])('T17 after %o there is room for a third within a quarter of an hour in %d seconds', (past, seconds) => {
  expect(secondsUntilRoom({ max: 3, seconds: 900 }, past, now)).toBe(seconds)
})

const maxOf = (kind: keyof typeof codeLimits, of: string, per: string) =>
  codeLimits[kind].findLast((limit) => limit.of === of && limit.per === per)?.max ?? Number.POSITIVE_INFINITY

test('T17 all guesses of a month find a code more rarely than a hundred at six digits', () => {
  const chanceOf = (tries: number, digits: number) => tries / 10 ** digits
  const ofLongCodes = 30 * maxOf('stranger', 'sends', 'number') * maxTries
  const strangers = chanceOf(shortCodeTries.max, 6) + chanceOf(ofLongCodes, longDigits)
  expect(strangers).toBeCloseTo(0.00005, 10)
  expect(strangers + chanceOf(maxOf('known browser', 'wrong tries', 'browser'), 6)).toBeLessThan(chanceOf(100, 6))
})

test.each([
  [{ of: 'sends', per: 'address' }, 'address'],
  [{ of: 'sends', per: 'number' }, 'number'],
  [{ of: 'sends', per: 'number and address' }, 'number'],
  [{ of: 'sends', per: 'number, asked again' }, 'number'],
  [{ of: 'sends', per: 'sign-in' }, 'many'],
  [{ of: 'sends', per: 'browser' }, 'many'],
  [{ of: 'sends', per: 'purpose' }, 'many'],
  [{ of: 'wrong tries', per: 'number and address' }, 'tries'],
] as const)('T17 the limit %o is told as: %s', (limit, reason) => {
  expect(waitReason({ ...limit, max: 1, seconds: 1 })).toBe(reason)
})
