import { addDays } from '@sarv/shared/calendar/days'
import type { DateRange } from '@sarv/shared/date-range/date-range'
import { isRange, parseRange } from '@sarv/shared/date-range/parse-range'
import { filterMaxDays } from '@sarv/shared/rules/constants'
import { dateSpan } from '@sarv/shared/rules/date-span'

/** Types of transactions that a person can filter by. (ST-16) */
export const transactionTypes = ['deposit', 'withdraw', 'profit', 'fee'] as const
type TransactionType = (typeof transactionTypes)[number]

/** Filter of the account's transactions, as its address says. */
export interface TransactionFilter extends DateRange {
  readonly type: TransactionType | undefined
  readonly search: string
  /** The account's id; undefined for the one that is shown first. */
  readonly account: number | undefined
}

/** Longest search that is sent. */
export const searchMaxLength = 50

/** The last 30 days, today among them. (BNK-051) @example defaultRange('2026-11-21') // { from: '2026-10-23', to: '2026-11-21' } */
export function defaultRange(today: string): DateRange {
  return { from: addDays(today, 1 - filterMaxDays), to: today }
}

/**
 * Parses the filter out of the query string. A range that is invalid, or longer than the bank takes, is the default one.
 * (BNK-051, VAL-19, ERR-19)
 * @example parseTransactionFilter(new URLSearchParams('type=profit'), '2026-11-21')
 */
export function parseTransactionFilter(query: URLSearchParams, today: string): TransactionFilter {
  const asked = parseRange(query, today)
  const range = isRange(asked) && dateSpan(asked.from, asked.to, today) === undefined ? asked : defaultRange(today)
  const account = query.get('account') ?? ''
  return {
    ...range,
    type: transactionTypes.find((type) => type === query.get('type')),
    search: (query.get('search') ?? '').trim().slice(0, searchMaxLength),
    account: /^\d{1,9}$/.test(account) ? Number(account) : undefined,
  }
}

/** The query string with one filter changed, or removed where the value is empty; what else it says stays. */
export function withFilter(query: URLSearchParams, name: 'type' | 'search' | 'account', value: string): string {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  const text = String(next)
  return text && `?${text}`
}
