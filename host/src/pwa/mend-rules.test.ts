import { expect, test } from '@jest/globals'
import { mayMend } from './mend-rules'

const now = 1_800_000_000_000

test.each([
  ['for the first time', { locked: false, last: undefined, now }, true],
  ['inside a payment', { locked: true, last: undefined, now }, false],
  ['nine minutes after the last time', { locked: false, last: now - 9 * 60_000, now }, false],
  ['ten minutes after it', { locked: false, last: now - 10 * 60_000, now }, true],
  ['with a clock that was set back', { locked: false, last: now + 60_000, now }, true],
])('F25 a page whose files are gone loads itself anew %s: %o → %s', (_, mending, may) =>
  expect(mayMend(mending)).toBe(may),
)
