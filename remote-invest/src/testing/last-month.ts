import { today } from '@sarv/shared/calendar/days'
import { daysInMonth, fromJalali, toJalali } from '@sarv/shared/calendar/jalali'
import { monthAfter } from '@sarv/shared/calendar/month-grid'

/**
 * Fixture of a date range: first and last day of the previous Jalali month, in which something happened.
 * @example lastMonth() // { from: '2026-10-23', to: '2026-11-21' } on 1405/09/01
 */
export function lastMonth(): { from: string; to: string } {
  const { year, month } = monthAfter(toJalali(today()) ?? { year: 1405, month: 1 }, -1)
  const isoDay = (day: number) => fromJalali({ year, month, day }) ?? ''
  return { from: isoDay(1), to: isoDay(daysInMonth(year, month)) }
}
