import { jalaliOf } from '@sarv/shared/calendar/jalali'
import type { Clock } from '../clock'
import { tehranDay } from '../ledger/tehran'
import { refuse } from './refuse'

/** Days of a list's filter, both inclusive; null where the list goes on. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/**
 * The days of a filter, or a refusal in Persian: days outside the calendar, turned round, or still to come.
 * @example const { from, to } = dayRange(query, clock)
 */
export function dayRange(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  clock: Clock,
): DayRange {
  const { from = null, to = null } = query
  const today = tehranDay(clock.now())
  const no = (msg: string) => refuse(400, { detail: [{ msg }] })
  if (from !== null && jalaliOf(from) === undefined) throw no('تاریخ شروع درست نیست.')
  if (to !== null && jalaliOf(to) === undefined) throw no('تاریخ پایان درست نیست.')
  if (from !== null && to !== null && from > to) throw no('تاریخ شروع پس از تاریخ پایان است.')
  if ((from ?? today) > today || (to ?? today) > today) throw no('بازه نباید در آینده باشد.')
  return { from, to }
}
