import { persisted } from '@sarv/platform/client/api/persisted-query'
import { refetchedPages } from '@sarv/platform/client/api/refetched-pages'
import { call, infiniteQueryOptions, queryOptions } from '@sarv/shared/platform'
import { type FeedEntry, type FeedState, listFeed, type PortfolioWay } from '../contract/feed'
import type { MonthTotal } from '../contract/wire'
import { minutes } from '../queries/freshness'
import type { FeedFilter } from './feed-filter'

/** The part of the feed that a page is about; all of it without one. */
export interface FeedScope {
  readonly product?: 'ACCOUNT' | 'FUND' | 'PORTFOLIO' | undefined
  /** A bank account's id. */
  readonly account?: number | undefined
  /** A fund's code. */
  readonly ds_code?: string | undefined
  /** A portfolio's code. */
  readonly prx?: string | undefined
  readonly status?: FeedState | undefined
  readonly way?: PortfolioWay | undefined
}

interface FeedPage {
  readonly results: readonly FeedEntry[]
  readonly next: string | null
  readonly months: readonly MonthTotal[]
}

/** The filter as the server takes it: what is empty is left out. */
export function toFeedQuery(scope: FeedScope, { kind, search, from, to }: FeedFilter) {
  return { ...scope, kind, from, to, search: search === '' ? undefined : search }
}

/**
 * Infinite query of a feed, newest first. A refetch asks for five pages; the rest joins on. (docs/decisions/0018)
 * @param owner the remote, so that its other queries' invalidation reaches this one
 * @example useInfiniteQuery(feedQuery('bank', { product: 'ACCOUNT' }, filter))
 */
export const feedQuery = (owner: string, scope: FeedScope, filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: [owner, 'transactions', 'feed', scope, filter],
    async queryFn({ pageParam, signal, client, queryKey }): Promise<FeedPage> {
      const known = client.getQueryData<{ pages: FeedPage[]; pageParams: unknown[] }>(queryKey)
      const place = known?.pageParams.indexOf(pageParam) ?? -1
      const old = known?.pages[place]
      if (old && place >= refetchedPages) return old
      const fresh = await call(listFeed, { query: { ...toFeedQuery(scope, filter), before: pageParam }, signal })
      return old && place === 0 ? joinRest(fresh, old) : fresh
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: minutes(1),
    ...persisted(listFeed),
  })

/** The first page with what new rows pushed out of it, so that the next page goes on where it did. */
export function joinRest(fresh: FeedPage, old: FeedPage): FeedPage {
  const last = fresh.results.at(-1)
  const place = old.results.findIndex(({ id }) => id === last?.id)
  if (place < 0) return fresh
  const isFresh = ({ month }: MonthTotal) => fresh.months.some((one) => one.month === month)
  return {
    results: [...fresh.results, ...old.results.slice(place + 1)],
    next: old.next,
    // What new rows pushed on may stand in months that they do not touch.
    months: [...fresh.months, ...old.months.filter((total) => !isFresh(total))],
  }
}

/** How many rows a page that is about something else shows. */
const recentRows = 5

/** Query of the newest rows of a feed. @example useQuery(recentFeedQuery('bank', { product: 'ACCOUNT' })) */
export const recentFeedQuery = (owner: string, { product, account }: FeedScope) =>
  queryOptions({
    queryKey: [owner, 'transactions', 'recent', product, account],
    queryFn: ({ signal }) => call(listFeed, { query: { product, account, limit: recentRows }, signal }),
    staleTime: minutes(1),
    ...persisted(listFeed),
  })
