import { minutes } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { listAccountHistory } from '@sarv/shared/contract/fund-statements'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import type { StatementFilter } from '../statement-filter/statement-filter'

export const accountHistoryQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'account-history', filter],
    queryFn: ({ pageParam, signal }) => call(listAccountHistory, { query: { ...filter, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...persisted,
  })
