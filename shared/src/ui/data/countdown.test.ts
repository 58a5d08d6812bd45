import { expect, test } from '@jest/globals'
import { minutesAndSeconds, resendAt, secondsLeft } from './countdown'

test.each([
  [119, '1:59'],
  [84, '1:24'],
  [60, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
])('PLT-051 %i seconds are written %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text))

test.each([
  [60_000, 0, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])('PLT-051 until %i there are, at %i, %i seconds', (until, now, left) => expect(secondsLeft(until, now)).toBe(left))

test.each([
  [undefined, 119_000],
  [120, 120_000],
  [0, 0],
  [-5, 119_000],
  [Number.NaN, 119_000],
])('PLT-051 CON-03 with expire_seconds %p the code may go out again after %i ms', (seconds, wait) =>
  expect(resendAt(0, seconds)).toBe(wait),
)
