import { expect, test } from '@jest/globals'
import { tehranClock, tehranDay } from './tehran'

// One WebKit prints en-CA as 11/27/2026, another one as 2026-11-27.
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: () => '11/27/2026, 24:05' })

test.each([
  ['2026-11-27T20:29:59Z', '2026-11-27', '23:59'],
  ['2026-11-27T20:30:00Z', '2026-11-28', '00:00'],
  ['2026-01-01T05:35:08Z', '2026-01-01', '09:05'],
])('PLT-036 %s is %s %s in Tehran, however a locale prints dates', (instant, day, clock) => {
  expect(tehranDay(new Date(instant))).toBe(day)
  expect(tehranClock(new Date(instant))).toBe(clock)
})
