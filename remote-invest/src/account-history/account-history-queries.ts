import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listAccountHistory } from '@sarv/shared/contract/fund-statements'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { StatementFilter } from '../statement-filter/statement-filter'

export const accountHistoryQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'account-history', filter],
    ...numberedPages((page, signal) => call(listAccountHistory, { query: { ...filter, page }, signal })),
    staleTime: minutes(1),
    ...persisted(listAccountHistory),
  })
