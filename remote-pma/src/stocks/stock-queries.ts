import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listPortfolioStocks } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

/** Infinite query of the stocks in portfolios. @param prx undefined for all portfolios together */
export const stocksQuery = (prx: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'stocks', { prx }],
    queryFn: ({ pageParam, signal }) => call(listPortfolioStocks, { query: { prx, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    ...freshness.assets,
    ...persisted(listPortfolioStocks),
  })
