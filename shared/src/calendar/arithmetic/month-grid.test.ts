import { expect, test } from '@jest/globals'
import { weekdayOf } from '../days'
import { monthGrid } from './month-grid'

test('a month stands in weeks of seven columns from Saturday', () => {
  const weeks = monthGrid(1405, 8)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30)
  expect(weeks[0]?.findIndex((day) => day?.day === 1)).toBe(weekdayOf('2026-10-23'))
  expect(weeks.flat().find((day) => day?.day === 30)?.iso).toBe('2026-11-21')
  expect(monthGrid(1299, 1)).toEqual([])
  expect(monthGrid(1405, 13)).toEqual([])
})
