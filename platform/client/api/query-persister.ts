import {
  type InfiniteData,
  notifyManager,
  type Query,
  type QueryFunctionContext,
  type QueryPersister,
} from '@tanstack/react-query'
import type { QueryCacheStorage } from '../storage/query-cache-storage'
import { refetchedPages } from './refetched-pages'

/**
 * Query persister, stale-while-revalidate from disk, for queries that are marked `persisted`: the first time that one
 * is fetched, its stored response is on the screen at once, as old as it is, and is refetched behind it; without a
 * connection it stays. Only the first pages of a list that grew are stored. All other queries are fetched as ever.
 * (F40, U16)
 * @example new QueryClient({ defaultOptions: { queries: { persister: queryPersister(storage) } } })
 */
export function queryPersister(storage: QueryCacheStorage): QueryPersister {
  return async (queryFn, context, query: Query) => {
    const fetchNow = async () => queryFn(context as QueryFunctionContext)
    if (query.meta?.persisted !== true) return fetchNow()
    if (query.state.data === undefined) {
      const stored = await storage.read(query.queryHash)
      if (stored) {
        // After this response was taken in: it would count as new otherwise.
        notifyManager.schedule(() => {
          query.setState({ dataUpdatedAt: stored.at })
          query.fetch().catch(() => undefined)
        })
        return stored.data
      }
    }
    const data = await fetchNow()
    void storage.write(query.queryHash, { at: Date.now(), data: firstPages(data) })
    return data
  }
}

/** What was read on below them would be refetched with them, again on each visit. */
function firstPages(data: unknown): unknown {
  if (!isInfinite(data)) return data
  return { pages: data.pages.slice(0, refetchedPages), pageParams: data.pageParams.slice(0, refetchedPages) }
}

function isInfinite(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}
