import { minutes } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import type { DraftRange } from '@sarv/shared/date-range/date-range'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'

/** Fetches one page of transactions in a date range. @param dsCode undefined for those of all funds */
export function transactionPage(
  dsCode: string | undefined,
  { from, to }: DraftRange,
  page: number,
  signal?: AbortSignal,
) {
  const query = { from, to, page }
  return dsCode === undefined
    ? call(listTransactions, { query, signal })
    : call(listFundTransactions, { params: { dsCode }, query, signal })
}

/** Infinite query of transactions in a date range. @param dsCode undefined for those of all funds */
export const transactionsQuery = (dsCode: string | undefined, { from, to }: DraftRange) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'transactions', { dsCode, from, to }],
    queryFn: ({ pageParam, signal }) => transactionPage(dsCode, { from, to }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...persisted,
  })
