import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { refetchedPages } from './refetched-pages'

interface Row {
  readonly id: number | string
}

/** A page of a list, newest first. */
interface NumberedPage {
  readonly page: number
  readonly page_count: number
  readonly results: readonly Row[]
}

/**
 * Cached data of lists whose refetched pages have no row in common with it any more: none of its pages is taken over.
 */
const outdated = new WeakSet<object>()

/**
 * Infinite query options of a list by page numbers. A refetch asks for its first five pages; what was read on below
 * them joins on as it is. Otherwise hundreds of pages would be requested, one after the other, before anything new
 * shows. (F37, docs/decisions/0018)
 * @example infiniteQueryOptions({ queryKey: ['orders'], ...numberedPages((page, signal) => call(listOrders, { query: { page }, signal })) })
 */
export function numberedPages<Page extends NumberedPage>(
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page>,
) {
  return {
    async queryFn({ pageParam, signal, client, queryKey }: QueryFunctionContext<QueryKey, number>): Promise<Page> {
      const known = client.getQueryData<InfiniteData<Page, number>>(queryKey)
      const old = known?.pages[pageParam - 1]
      if (known && old && pageParam > refetchedPages && !outdated.has(known)) return old
      const fresh = await fetchPage(pageParam, signal)
      if (!known || pageParam !== refetchedPages || known.pages.length <= refetchedPages) return fresh
      const first = known.pages.slice(0, refetchedPages).flatMap(({ results }) => results)
      const rest = rowsAfter(first, fresh.results.at(-1))
      if (rest) return { ...fresh, results: [...fresh.results, ...rest] }
      outdated.add(known)
      return fresh
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }: Page) => (page < page_count ? page + 1 : undefined),
  }
}

/** The rows below one in a list; undefined if it is not there. */
function rowsAfter(rows: readonly Row[], row: Row | undefined): readonly Row[] | undefined {
  const place = rows.findIndex(({ id }) => id === row?.id)
  return place < 0 ? undefined : rows.slice(place + 1)
}

/**
 * The pages of a list with one of its rows as it is now: it may stand below what a refetch asks for.
 * @example queryClient.setQueriesData({ queryKey: ['orders'] }, (data) => withRow(data, cancelled))
 */
export function withRow<Data>(data: Data, row: Row): Data {
  if (!isPaged(data)) return data
  const pages = data.pages.map((page) =>
    page.results.some(({ id }) => id === row.id)
      ? { ...page, results: page.results.map((one) => (one.id === row.id ? row : one)) }
      : page,
  )
  return { ...data, pages }
}

function isPaged(data: unknown): data is { readonly pages: readonly NumberedPage[] } {
  return typeof data === 'object' && data !== null && 'pages' in data
}
