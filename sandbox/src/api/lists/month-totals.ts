import { monthsBefore, startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import { toJalaliMonth } from '@sarv/shared/calendar/jalali-month'
import type { MonthTotal } from '@sarv/shared/contract/wire'

/** What came in and what was taken out on one day. */
export interface DayTotal {
  /** ISO day. */
  readonly day: string
  readonly paid_in: number
  readonly paid_out: number
}

/** Days, the last one not among them. */
export interface MonthSpan {
  readonly from: string
  readonly before: string
}

/**
 * The whole Jalali months that the rows of a page stand in; undefined for a page without rows.
 * @param days ISO days of the rows, in any order
 * @example spanMonths(['2026-11-21', '2026-10-30']) // { from: '2026-10-23', before: '2026-11-22' }
 */
export function spanMonths(days: readonly string[]): MonthSpan | undefined {
  const sorted = [...days].sort()
  const [oldest, newest] = [sorted[0], sorted.at(-1)]
  if (oldest === undefined || newest === undefined) return undefined
  return { from: startOfMonth(oldest), before: monthsBefore(startOfMonth(newest), -1) }
}

/** Adds days up to Jalali months, the newest first. */
export function sumMonths(days: readonly DayTotal[]): MonthTotal[] {
  const months = new Map<string, MonthTotal>()
  for (const { day, paid_in, paid_out } of days) {
    const month = toJalaliMonth(day)
    if (month === undefined) continue
    const sum = months.get(month) ?? { month, paid_in: 0, paid_out: 0 }
    months.set(month, { month, paid_in: sum.paid_in + paid_in, paid_out: sum.paid_out + paid_out })
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? 1 : -1))
}
