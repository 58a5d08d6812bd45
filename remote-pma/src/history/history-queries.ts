import { minutes } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { listPortfolioHistory } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'

/** Infinite query of portfolio events and payments, newest first. @param prx undefined for all portfolios together */
export const historyQuery = (prx: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'history', { prx }],
    queryFn: ({ pageParam, signal }) => call(listPortfolioHistory, { query: { prx, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...persisted,
  })
