import { expect, test } from '@jest/globals'
import { mayReload } from './may-reload'

const now = 1_800_000_000_000

test.each([
  ['for the first time', { isHeld: false, last: undefined, now }, true],
  ['inside a payment', { isHeld: true, last: undefined, now }, false],
  ['nine minutes after the last time', { isHeld: false, last: now - 9 * 60_000, now }, false],
  ['ten minutes after it', { isHeld: false, last: now - 10 * 60_000, now }, true],
  ['with a clock that was set back', { isHeld: false, last: now + 60_000, now }, true],
])('F25 a stale page may reload itself %s: %o → %s', (_, facts, may) => expect(mayReload(facts)).toBe(may))
