import { expect, test } from '@jest/globals'
import { jalaliMonthStart, tehranDay, tehranTime } from './tehran'

test('the day in Tehran begins at 20:30 UTC', () => {
  expect(tehranDay(new Date('2026-11-21T20:29:59Z'))).toBe('2026-11-21')
  expect(tehranDay(new Date('2026-11-21T20:30:00Z'))).toBe('2026-11-22')
  expect(tehranTime(new Date('2026-11-21T12:52:08Z'))).toBe('16:22:08')
})

test.each([
  ['2026-11-21', '2026-10-23'], // 30 Aban 1405
  ['2026-03-21', '2026-03-21'], // Nowruz
  ['2026-03-20', '2026-02-20'], // 29 Esfand
])('the Jalali month of %s begins on %s', (day, start) => expect(jalaliMonthStart(day)).toBe(start))
