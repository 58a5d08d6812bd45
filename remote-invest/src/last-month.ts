import { today } from '@sarv/shared/calendar/days'
import { daysInMonth, isoOf, jalaliOf } from '@sarv/shared/calendar/jalali'
import { monthAfter } from '@sarv/shared/calendar/month-grid'

/**
 * First and last day of the Jalali month before this one, for a test of a range in which something happened.
 * @example lastMonth() // { from: '2026-10-23', to: '2026-11-21' } on 1405/09/01
 */
export function lastMonth(): { from: string; to: string } {
  const { year, month } = monthAfter(jalaliOf(today()) ?? { year: 1405, month: 1 }, -1)
  const isoDay = (day: number) => isoOf({ year, month, day }) ?? ''
  return { from: isoDay(1), to: isoDay(daysInMonth(year, month)) }
}
