import { expect, test } from '@jest/globals'
import { jalaliMonthStarts, tehranDay, tehranTime } from './tehran'

test('the day in Tehran begins at 20:30 UTC', () => {
  expect(tehranDay(new Date('2026-11-21T20:29:59Z'))).toBe('2026-11-21')
  expect(tehranDay(new Date('2026-11-21T20:30:00Z'))).toBe('2026-11-22')
  expect(tehranTime(new Date('2026-11-21T12:52:08Z'))).toBe('16:22:08')
})

test.each([
  ['2026-11-21', ['2026-08-23', '2026-09-23', '2026-10-23']], // 30 Aban 1405: Shahrivar, Mehr, Aban
  ['2026-03-21', ['2026-01-21', '2026-02-20', '2026-03-21']], // Nowruz
  ['2025-03-20', ['2024-12-21', '2025-01-20', '2025-02-19']], // 30 Esfand of a leap year
])('the three Jalali months up to %s begin on %j', (day, starts) => expect(jalaliMonthStarts(day, 3)).toEqual(starts))
