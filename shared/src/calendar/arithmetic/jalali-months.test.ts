import { expect, test } from '@jest/globals'
import { daysInMonth, fromJalali, monthsBefore, startOfMonth } from './jalali-months'

test.each([
  [1399, true],
  [1403, true],
  [1408, true],
  [1404, false],
  [1405, false],
  [1407, false],
])('PLT-036 %d is a leap year: %s', (year, leap) => {
  expect(daysInMonth(year, 12)).toBe(leap ? 30 : 29)
  expect(fromJalali({ year, month: 12, day: 30 }) === undefined).toBe(!leap)
})

test('PLT-036 six months have 31 days and five have 30', () => {
  const lengths = Array.from({ length: 11 }, (_, month) => daysInMonth(1405, month + 1))
  expect(lengths).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30])
})

test.each([
  { year: 1405, month: 7, day: 31 },
  { year: 1404, month: 12, day: 30 },
  { year: 1403, month: 12, day: 31 },
  { year: 1405, month: 1, day: 32 },
  { year: 1405, month: 13, day: 1 },
  { year: 1405, month: 0, day: 1 },
  { year: 1405, month: -1, day: 1 },
  { year: 1405, month: 1, day: 0 },
  { year: 1405, month: 1, day: -1 },
  { year: 1405, month: 1, day: 100 },
  { year: 1405, month: 1.5, day: 1 },
  { year: 1405, month: 1, day: 1.5 },
  { year: 1405.5, month: 1, day: 1 },
  { year: 1405, month: Number.NaN, day: 1 },
  { year: 1405, month: 1, day: Number.POSITIVE_INFINITY },
  { year: Number.NaN, month: 1, day: 1 },
  { year: 5, month: 8, day: 30 },
  { year: 2026, month: 3, day: 21 },
  { year: 1299, month: 12, day: 29 },
  { year: 1501, month: 1, day: 1 },
  { year: 3178, month: 1, day: 1 },
  { year: 99_999, month: 1, day: 1 },
])('PLT-036 there is no day %j', (day) => expect(fromJalali(day)).toBeUndefined())

test.each([
  ['30 Aban', '2026-11-21', 1, '2026-10-22', '30 Mehr'],
  ['31 Ordibehesht', '2026-05-21', 1, '2026-04-20', '31 Farvardin'],
  ['31 Shahrivar', '2026-09-22', -1, '2026-10-22', '30 Mehr'],
  ['31 Farvardin', '2026-04-20', 2, '2026-02-19', '30 Bahman'],
  ['31 Shahrivar of a common year', '2026-09-22', -6, '2027-03-20', '29 Esfand'],
  ['31 Shahrivar of a leap year', '2024-09-21', -6, '2025-03-20', '30 Esfand'],
  ['30 Esfand of a leap year', '2025-03-20', -12, '2026-03-20', '29 Esfand'],
  ['30 Esfand of a leap year', '2025-03-20', 12, '2024-03-19', '29 Esfand'],
  ['1 Farvardin', '2026-03-21', 1, '2026-02-20', '1 Esfand'],
  ['1 Farvardin', '2026-03-21', 0, '2026-03-21', 'itself'],
])('%s (%s), %d months earlier: %s, %s', (_day, iso, months, earlier) => {
  expect(monthsBefore(iso, months)).toBe(earlier)
})

test.each([
  ['1921-03-21', 1],
  ['2122-03-20', -1],
  ['2026-11-21', 40_000],
  ['2026-11-21', -40_000],
  ['2026-11-21', Number.NaN],
  ['2026-02-31', 1],
  ['۲۰۲۶-۱۱-۲۱', 1],
  [' 2026-11-21 ', 1],
  ['', 1],
  ['None', 1],
])('%j, %d months earlier, is out of the calendar and stays', (iso, months) => {
  expect(monthsBefore(iso, months)).toBe(iso)
})

test.each([
  ['2026-11-21', '2026-10-23'],
  ['2026-03-21', '2026-03-21'],
  ['2026-03-20', '2026-02-20'],
  ['2025-03-20', '2025-02-19'],
  ['1921-03-21', '1921-03-21'],
  ['1800-01-01', '1800-01-01'],
  ['2026-13-01', '2026-13-01'],
  ['', ''],
])('the month of %j begins on %j', (iso, start) => expect(startOfMonth(iso)).toBe(start))
