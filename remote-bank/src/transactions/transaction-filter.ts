import { addDays } from '@sarv/shared/calendar/days'
import type { DateRange } from '@sarv/shared/date-range/date-range'
import { isRange } from '@sarv/shared/date-range/parse-range'
import { type FeedFilter, parseFeedFilter } from '@sarv/shared/feed/feed-filter'
import { filterMaxDays } from '@sarv/shared/rules/constants'
import { dateSpan } from '@sarv/shared/rules/date-span'

/** Filter of the account's transactions, as its address says. */
export type TransactionFilter = Omit<FeedFilter, keyof DateRange> &
  DateRange & {
    /** The account's id; undefined for the one that is shown first. */
    readonly account: number | undefined
  }

/** The last 30 days, today among them. (BNK-051) @example defaultRange('2026-11-21') // { from: '2026-10-23', to: '2026-11-21' } */
export function defaultRange(today: string): DateRange {
  return { from: addDays(today, 1 - filterMaxDays), to: today }
}

/**
 * Parses the filter out of the query string. A range that is invalid, or longer than the bank takes, is the default one.
 * (BNK-051, VAL-19, ERR-19)
 * @example parseTransactionFilter(new URLSearchParams('kind=profit'), '2026-11-21')
 */
export function parseTransactionFilter(query: URLSearchParams, today: string): TransactionFilter {
  const { kind, search, ...asked } = parseFeedFilter(query, today)
  const range = isRange(asked) && dateSpan(asked.from, asked.to, today) === undefined ? asked : defaultRange(today)
  const account = query.get('account') ?? ''
  return { ...range, kind, search, account: /^\d{1,9}$/.test(account) ? Number(account) : undefined }
}
