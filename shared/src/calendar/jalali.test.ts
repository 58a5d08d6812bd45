import { expect, test } from '@jest/globals'
import { addDays, daysBetween, today, weekdayOf } from './days'
import { daysInMonth, firstYear, fromJalali, isLeapYear, lastYear, toIsoDay, toJalali } from './jalali'
import { monthAfter, monthGrid } from './month-grid'

test.each([
  ['2026-03-21', { year: 1405, month: 1, day: 1 }],
  ['2026-03-20', { year: 1404, month: 12, day: 29 }],
  ['2025-03-20', { year: 1403, month: 12, day: 30 }],
  ['2026-11-21', { year: 1405, month: 8, day: 30 }],
  ['1979-02-11', { year: 1357, month: 11, day: 22 }],
])('PLT-036 %s is %j and back', (iso, day) => {
  expect(toJalali(iso)).toEqual(day)
  expect(fromJalali(day)).toBe(iso)
})

test.each([
  [1399, true],
  [1403, true],
  [1408, true],
  [1404, false],
  [1405, false],
  [1407, false],
])('PLT-036 %d is a leap year: %s', (year, leap) => {
  expect(isLeapYear(year)).toBe(leap)
  expect(daysInMonth(year, 12)).toBe(leap ? 30 : 29)
  expect(fromJalali({ year, month: 12, day: 30 }) === undefined).toBe(!leap)
})

test('PLT-036 every day of the supported years goes to ISO and back, one after the other', () => {
  let expected = fromJalali({ year: firstYear, month: 1, day: 1 })
  for (let year = firstYear; year <= lastYear; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= daysInMonth(year, month); day++) {
        const iso = fromJalali({ year, month, day })
        if (iso === undefined || iso !== expected)
          throw new Error(`${year}/${month}/${day} gave ${iso}, not ${expected}`)
        const back = toJalali(iso)
        if (back?.year !== year || back.month !== month || back.day !== day) throw new Error(`${iso} did not come back`)
        expected = addDays(iso, 1)
      }
    }
  }
  expect(expected).toBe('2101-03-21')
})

test.each([
  '',
  'None',
  '2026-02-31',
  '2026-13-01',
  '21-03-2026',
  '2026/03/21',
  '1405-01-32',
  '2026-03-21x',
  '1800-01-01',
  '2300-01-01',
])('PLT-036 %j is no Jalali day', (iso) => expect(toJalali(iso)).toBeUndefined())

test.each([
  { year: 1405, month: 13, day: 1 },
  { year: 1405, month: 0, day: 1 },
  { year: 1405, month: 7, day: 31 },
  { year: 1405, month: 1, day: 0 },
  { year: 1405, month: 1.5, day: 1 },
  { year: 1299, month: 1, day: 1 },
  { year: 1500, month: 1, day: 1 },
])('PLT-036 there is no day %j', (day) => expect(fromJalali(day)).toBeUndefined())

test('a plain day stays, an instant is the day that Tehran had', () => {
  expect(toIsoDay('2026-11-20')).toBe('2026-11-20')
  expect(toIsoDay('2026-11-20T22:00:00Z')).toBe('2026-11-21')
  expect(today(new Date('2026-11-20T20:29:00Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T20:30:00Z'))).toBe('2026-11-21')
})

test('days are counted across months, years and clock changes', () => {
  expect(daysBetween('2026-11-01', '2026-11-30')).toBe(29)
  expect(daysBetween('2021-03-20', '2021-03-23')).toBe(3)
  expect(daysBetween('2026-11-30', '2026-11-01')).toBe(-29)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('the week starts on Saturday', () => {
  expect(weekdayOf('2026-03-21')).toBe(0)
  expect(weekdayOf('2026-03-27')).toBe(6)
})

test('a month stands in weeks of seven columns from Saturday', () => {
  const weeks = monthGrid(1405, 8)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30)
  expect(weeks[0]?.findIndex((day) => day?.day === 1)).toBe(weekdayOf('2026-10-23'))
  expect(weeks.flat().find((day) => day?.day === 30)?.iso).toBe('2026-11-21')
  expect(monthGrid(1299, 1)).toEqual([])
  expect(monthGrid(1405, 13)).toEqual([])
})

test('months run over the ends of a year', () => {
  expect(monthAfter({ year: 1405, month: 12 }, 1)).toEqual({ year: 1406, month: 1 })
  expect(monthAfter({ year: 1405, month: 1 }, -1)).toEqual({ year: 1404, month: 12 })
})
