import { type FeedState, feedStates, type PortfolioWay, portfolioWays } from '@sarv/shared/contract/feed'

/** Other statuses of ST-10 that belong to each group. */
const aliases: Readonly<Record<FeedState, readonly string[]>> = {
  SUCCESS: [],
  WAITING: ['REVIEW'],
  FAILED: ['CANCELED', 'REVERSED', 'INVALID', 'PSP_NOT_RESPONSE', 'SYSTEM_FAILED'],
}

/**
 * Parses the status filter out of the query string; undefined for all transactions, and for an unknown status. (PMA-058)
 * @example transactionState(new URLSearchParams('status=canceled')) // 'FAILED'
 */
export function transactionState(query: URLSearchParams): FeedState | undefined {
  const status = query.get('status')?.trim().toUpperCase()
  return feedStates.find((state) => state === status || (status !== undefined && aliases[state].includes(status)))
}

/** Parses the kind of payment out of the query string; undefined for all kinds, and for an unknown one. (PMA-058) */
export function transactionType(query: URLSearchParams): PortfolioWay | undefined {
  const wanted = query.get('type')?.trim().toUpperCase()
  return portfolioWays.find((type) => type === wanted)
}
