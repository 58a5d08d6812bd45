import { usePlatform } from '@sarv/shared/platform'
import { LoadMore } from './load-more'

/** What an infinite query says of the pages that have not come yet. */
export interface QueryWithPages {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Infinite scroll of an infinite query: nothing where it has come to its end. @example <MorePages query={orders} /> */
export function MorePages({ query }: { query: QueryWithPages }) {
  const { report } = usePlatform()
  if (!query.hasNextPage) return null
  return (
    <LoadMore
      loaded={query.data?.pages.length ?? 0}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => query.fetchNextPage().catch(report)}
    />
  )
}
