import { monthsBefore, startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import { addDays, today } from '@sarv/shared/calendar/days'

/**
 * Fixture of a date range: first and last day of the previous Jalali month, in which something happened.
 * @example lastMonth() // { from: '2026-10-23', to: '2026-11-21' } on 1405/09/01
 */
export function lastMonth(): { from: string; to: string } {
  const next = startOfMonth(today())
  return { from: monthsBefore(next, 1), to: addDays(next, -1) }
}
