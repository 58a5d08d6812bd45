import { toJalali } from '@sarv/shared/calendar/jalali'
import { httpError } from '../../http/http-error'
import type { LocalText } from '../../local-text/local-text'
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
  const no = (msg: LocalText) => httpError(400, { detail: [{ msg }] })
  if (from !== null && toJalali(from) === undefined)
    throw no({ fa: 'تاریخ شروع درست نیست.', en: "The start date isn't right." })
  if (to !== null && toJalali(to) === undefined)
    throw no({ fa: 'تاریخ پایان درست نیست.', en: "The end date isn't right." })
  if (from !== null && to !== null && from > to)
    throw no({ fa: 'تاریخ شروع پس از تاریخ پایان است.', en: 'The start date is after the end date.' })
  if ((from ?? today) > today || (to ?? today) > today)
    throw no({ fa: 'بازه نباید در آینده باشد.', en: "The range can't be in the future." })
  return { from, to }
}
