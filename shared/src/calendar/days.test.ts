import { expect, test } from '@jest/globals'
import { addDays, daysBetween, today, weekdayOf } from './days'

test('today is the day that Tehran has', () => {
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
