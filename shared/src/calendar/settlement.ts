import { addDays, today, weekdayOf } from './days'
import { tehranClock } from './tehran'

const thursday = 5

/** Thursday and Friday are free. */
function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < thursday
}

/** The first working day after a day. @example nextWorkingDay('2026-11-25') // Wednesday → '2026-11-28', Saturday */
export function nextWorkingDay(day: string): string {
  const next = addDays(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/**
 * The day on which an order of now is expected to settle: the next working day, and one more for an order that comes
 * after the fund's hour (Tehran, `HH:MM`) on a working day.
 */
export function settlementDay(now: Date, cutOff: string): string {
  const day = today(now)
  const late = isWorkingDay(day) && tehranClock(now) >= cutOff
  return late ? nextWorkingDay(nextWorkingDay(day)) : nextWorkingDay(day)
}
