import { expect, test } from '@jest/globals'
import { isRenewalDue } from './renewal-rules'

const minute = 60_000
const day = 24 * 60 * minute
const at = 1_800_000_000_000

test.each([
  ['young', 300, undefined, 4 * minute, false],
  ['at the end of its life', 300, undefined, 5 * minute, true],
  ['short-lived, five minutes not over', 60, undefined, 2 * minute, false],
  ['short-lived, five minutes over', 60, undefined, 5 * minute, true],
  ['long-lived', 3600, undefined, 30 * minute, false],
  ['old, tried a minute ago', 300, 9 * minute, 10 * minute, false],
  ['old, tried five minutes ago', 300, 5 * minute, 10 * minute, true],
  ['the clock was set a day on', 300, undefined, day, true],
  ['the clock was set a day on and a renewal failed just now', 300, day, day + minute, false],
  ['the clock was set a day back', 300, undefined, -day, false],
] as const)('PLT-020 F13 a token that is %s', (_, lifetime, lastTry, now, due) => {
  expect(isRenewalDue({ at, lifetime }, lastTry === undefined ? undefined : at + lastTry, at + now)).toBe(due)
})

test('PLT-020 F13 a clock that jumps a day to and fro renews once per five minutes at most', () => {
  let tokens = { at, lifetime: 300 }
  const renewals: number[] = []
  for (let second = 0; second < 3600; second++) {
    const now = at + second * 1000 + (second % 7 === 0 ? day : 0)
    if (!isRenewalDue(tokens, renewals.at(-1), now)) continue
    renewals.push(now)
    tokens = { at: now, lifetime: 300 }
  }
  expect(renewals.length).toBeLessThanOrEqual(12)
})
