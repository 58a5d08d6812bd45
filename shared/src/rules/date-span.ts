import { daysBetween } from '../calendar/days'
import { toIsoDay } from '../calendar/jalali'
import { filterMaxDays } from './constants'
import type { RuleMessage } from './message'

/**
 * The filter of the bank's transactions: in order, not in the future, at most 30 days from one end to the other.
 * (VAL-19, ERR-19)
 * @param today ISO day, so that the rule has no clock of its own
 * @param capped false for the other filters, which may be longer (D-09)
 * @example dateSpan('2026-10-20', '2026-11-21', '2026-11-21') // 'ui:rules.date-span'
 */
export function dateSpan(from: string, to: string, today: string, capped = true): RuleMessage | undefined {
  const [first, last] = [toIsoDay(from), toIsoDay(to)]
  if (first === undefined || last === undefined) return 'ui:rules.date'
  if (first > last) return 'ui:rules.date-order'
  if (last > today) return 'ui:rules.date-future'
  return capped && daysBetween(first, last) > filterMaxDays ? 'ui:rules.date-span' : undefined
}
