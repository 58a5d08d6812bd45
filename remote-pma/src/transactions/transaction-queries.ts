import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { listPortfolioTransactions } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import type { TransactionState } from './transaction-filter'

/** @param wanted undefined means any */
export const transactionsQuery = (wanted: { prx: string | undefined; status: TransactionState | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'transactions', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listPortfolioTransactions, { query: { ...wanted, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...kept,
  })
