import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { listPortfolioStocks } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'

/** @param prx undefined for all portfolios together */
export const stocksQuery = (prx: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'stocks', { prx }],
    queryFn: ({ pageParam, signal }) => call(listPortfolioStocks, { query: { prx, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    ...freshness.assets,
    ...kept,
  })
