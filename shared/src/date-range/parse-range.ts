import { toJalali } from '../calendar/jalali'
import { dateSpan } from '../rules/date-span'
import type { DateRange, DraftRange } from './date-range'

const plainDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * The days that an address asks for, both or none: an invalid day, half a range, and a range that is turned round or
 * reaches into the future count as none. (INV-069)
 * @param today ISO day
 * @example parseRange(new URLSearchParams('from=2026-10-23&to=2026-11-21'), '2026-11-21') // { from: '2026-10-23', to: '2026-11-21' }
 */
export function parseRange(query: URLSearchParams, today: string): DateRange | { from?: undefined; to?: undefined } {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  if (![from, to].every((day) => plainDay.test(day) && toJalali(day) !== undefined)) return {}
  return dateSpan(from, to, today, false) === undefined ? { from, to } : {}
}

/** Whether the list is narrowed to days at all. @example isRange(parseRange(query, today())) */
export function isRange(range: DraftRange): range is DateRange {
  return range.from !== undefined && range.to !== undefined
}
