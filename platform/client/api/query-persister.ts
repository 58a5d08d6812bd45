import {
  type InfiniteData,
  notifyManager,
  type Query,
  type QueryFunctionContext,
  type QueryPersister,
} from '@tanstack/react-query'
import type { QueryCacheStorage } from '../storage/query-cache-storage'
import type { ReadKept } from './persisted-query'
import { refetchedPages } from './refetched-pages'

/**
 * Query persister, stale-while-revalidate from disk, for queries that are marked `persisted`: the first time that one
 * is fetched, its stored response is on the screen at once, as old as it is, and is refetched behind it; without a
 * connection it stays. One that this version cannot read counts as not stored. Only the first pages of a list that grew
 * are stored. All other queries are fetched as ever. (F40, U16)
 * @example new QueryClient({ defaultOptions: { queries: { persister: queryPersister(storage) } } })
 */
export function queryPersister(storage: QueryCacheStorage): QueryPersister {
  return async (queryFn, context, query: Query) => {
    const fetchNow = async () => queryFn(context as QueryFunctionContext)
    const readKept = query.meta?.persisted
    if (!isReader(readKept)) return fetchNow()
    if (query.state.data === undefined) {
      const stored = await storage.read(query.queryHash)
      const kept = stored && readPages(stored.data, readKept)
      if (stored && kept !== undefined) {
        // After this response was taken in: it would count as new otherwise.
        notifyManager.schedule(() => {
          query.setState({ dataUpdatedAt: stored.at })
          query.fetch().catch(() => undefined)
        })
        return kept
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

function readPages(data: unknown, read: ReadKept): unknown {
  if (!isInfinite(data)) return read(data)
  const pages = data.pages.map(read)
  return pages.includes(undefined) ? undefined : { ...data, pages }
}

/** Kits of earlier versions mark a query by `true`: its response could be of any shape. */
function isReader(mark: unknown): mark is ReadKept {
  return typeof mark === 'function'
}

function isInfinite(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}
