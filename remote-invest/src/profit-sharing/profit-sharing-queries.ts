import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listProfitShares } from '@sarv/shared/contract/fund-statements'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { StatementFilter } from '../statement-filter/statement-filter'

export const profitSharesQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'profit-sharing', filter],
    ...numberedPages((page, signal) => call(listProfitShares, { query: { ...filter, page }, signal })),
    staleTime: minutes(1),
    ...persisted(listProfitShares),
  })
