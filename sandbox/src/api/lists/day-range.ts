import { toJalali } from '@sarv/shared/calendar/jalali'
import { invalidField } from '../../errors/domain-error'
import type { Clock } from '../../time/clock'
import { tehranDay } from '../../time/tehran'

/** Date range of a list's filter, both days inclusive; null where the list goes on. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/**
 * Parses the date range of a filter, or throws an error: days outside the calendar, turned round, or still to come.
 * @example const { from, to } = parseDayRange(query, clock)
 */
export function parseDayRange(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  clock: Clock,
): DayRange {
  const { from = null, to = null } = query
  const today = tehranDay(clock.now())
  if (from !== null && toJalali(from) === undefined)
    throw invalidField({ fa: 'تاریخ شروع درست نیست.', en: "The start date isn't right." })
  if (to !== null && toJalali(to) === undefined)
    throw invalidField({ fa: 'تاریخ پایان درست نیست.', en: "The end date isn't right." })
  if (from !== null && to !== null && from > to)
    throw invalidField({ fa: 'تاریخ شروع پس از تاریخ پایان است.', en: 'The start date is after the end date.' })
  if ((from ?? today) > today || (to ?? today) > today)
    throw invalidField({ fa: 'بازه نباید در آینده باشد.', en: "The range can't be in the future." })
  return { from, to }
}
