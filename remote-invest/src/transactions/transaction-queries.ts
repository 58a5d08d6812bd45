import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import type { DraftRange } from '@sarv/shared/calendar/date-range'
import { listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'

/** @param dsCode undefined for the transactions of all funds */
export const transactionsQuery = (dsCode: string | undefined, { from, to }: DraftRange) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'transactions', { dsCode, from, to }],
    queryFn: ({ pageParam, signal }) => {
      const query = { from, to, page: pageParam }
      return dsCode === undefined
        ? call(listTransactions, { query, signal })
        : call(listFundTransactions, { params: { dsCode }, query, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...kept,
  })
