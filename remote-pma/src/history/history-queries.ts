import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listPortfolioHistory } from '@sarv/shared/contract/portfolios'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { HistoryKind } from './history-filter'

/** Infinite query of portfolio events and payments, newest first. @param filter undefined members mean any */
export const historyQuery = (filter: { prx: string | undefined; kind?: HistoryKind | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['pma', 'history', filter],
    ...numberedPages((page, signal) => call(listPortfolioHistory, { query: { ...filter, page }, signal })),
    staleTime: minutes(1),
    ...persisted(listPortfolioHistory),
  })
