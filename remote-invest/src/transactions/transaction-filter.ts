import type { DraftRange } from '@sarv/shared/date-range/date-range'
import { parseRange } from '@sarv/shared/date-range/parse-range'

/** Kinds of transactions that a person can filter by. */
export const transactionTypes = ['INCREASE', 'DECREASE'] as const
export type TransactionType = (typeof transactionTypes)[number]

/** Filter of the transaction list; all undefined means all transactions. (INV-060) */
export interface TransactionFilter extends DraftRange {
  readonly type?: TransactionType | undefined
}

/**
 * Parses the filter in the URL query of the list; what is neither a day nor a kind filters nothing.
 * @param today ISO day
 * @example parseTransactionFilter(new URLSearchParams('type=increase'), today()) // { type: 'INCREASE' }
 */
export function parseTransactionFilter(query: URLSearchParams, today: string): TransactionFilter {
  const wanted = query.get('type')?.trim().toUpperCase()
  return { ...parseRange(query, today), type: transactionTypes.find((type) => type === wanted) }
}

/** The URL query with a kind, or with none; what else it says stays. @example withType(query, 'DECREASE') // '?type=DECREASE' */
export function withType(query: URLSearchParams, type: TransactionType | undefined): string {
  const next = new URLSearchParams(query)
  next.delete('type')
  if (type !== undefined) next.set('type', type)
  return next.size > 0 ? `?${next}` : ''
}
