import { usePlatform } from '@sarv/shared/platform'
import { MoreWhenSeen } from './more-when-seen'

/** What an infinite query says of its next page. */
interface Endless {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/**
 * The query as the page above the list sees it: a next page that did not come is told at the list's end alone.
 * @example <Loaded query={aboveRows(orders)} …>
 */
export function aboveRows<Query extends Endless & { readonly error: unknown }>(query: Query): Query {
  return query.isFetchNextPageError ? { ...query, error: null } : query
}

/**
 * The rows of all pages that came so far, each once: a list that grows at its beginning moves the last row of a page to the
 * next one.
 * @example rowsOf(data.pages, ({ id }) => id)
 */
export function rowsOf<Row>(
  pages: readonly { readonly results: readonly Row[] }[],
  keyOf: (row: Row) => string | number,
): Row[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((row) => [keyOf(row), row])).values()]
}

/** The rest of a list, page by page. @example <MoreRows query={orders} /> */
export function MoreRows({ query }: { query: Endless }) {
  const { report } = usePlatform()
  if (!query.hasNextPage) return null
  return (
    <MoreWhenSeen
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => query.fetchNextPage().catch(report)}
    />
  )
}
