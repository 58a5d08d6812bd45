import { addDays, weekdayOf } from '../days'
import type { JalaliDay } from '../jalali'
import { daysInMonth, fromJalali } from './jalali-months'

export interface GridDay extends JalaliDay {
  readonly iso: string
}

/**
 * The weeks of a Jalali month for a picker: seven columns from Saturday, undefined where the month has no day.
 * Empty for a month outside the supported years.
 * @example monthGrid(1405, 1)[0]?.[0] // { year: 1405, month: 1, day: 1, iso: '2026-03-21' }, a Saturday
 */
export function monthGrid(year: number, month: number): (GridDay | undefined)[][] {
  const first = fromJalali({ year, month, day: 1 })
  if (first === undefined) return []
  const cells: (GridDay | undefined)[] = Array.from({ length: weekdayOf(first) }, () => undefined)
  for (let day = 1; day <= daysInMonth(year, month); day++)
    cells.push({ year, month, day, iso: addDays(first, day - 1) })
  while (cells.length % 7 !== 0) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
