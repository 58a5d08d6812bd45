import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listPortfolioTransactions } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { TransactionState, TransactionType } from './transaction-filter'

/** Infinite query of portfolio payments, newest first. @param filter undefined members mean any */
export const transactionsQuery = (filter: {
  prx: string | undefined
  status: TransactionState | undefined
  type: TransactionType | undefined
}) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'transactions', filter],
    ...numberedPages((page, signal) => call(listPortfolioTransactions, { query: { ...filter, page }, signal })),
    staleTime: minutes(1),
    ...persisted(listPortfolioTransactions),
  })
