import { expect, test } from '@jest/globals'
import { idleLimit, isLockDue } from './idle-lock'

const now = 1_800_000_000_000

test.each([
  ['off', false, undefined, false],
  ['on, and the tab was just opened', true, undefined, true],
  ['on, a moment ago', true, now, false],
  ['on, just within the limit', true, now - idleLimit + 1, false],
  ['on, at the limit', true, now - idleLimit, true],
  ['on, and the clock was set back', true, now + 1, true],
  ['on, and the note is damaged', true, Number.NaN, true],
])('HST-065 a lock that is %s', (_when, isOn, activeAt, isDue) => {
  expect(isLockDue(isOn, activeAt, now)).toBe(isDue)
})
