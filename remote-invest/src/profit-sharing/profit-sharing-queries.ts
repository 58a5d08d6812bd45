import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { listProfitShares } from '@sarv/shared/contract/fund-papers'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import type { PaperFilter } from '../paper-filter/paper-filter'

export const profitSharesQuery = (filter: PaperFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'profit-sharing', filter],
    queryFn: ({ pageParam, signal }) => call(listProfitShares, { query: { ...filter, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...kept,
  })
