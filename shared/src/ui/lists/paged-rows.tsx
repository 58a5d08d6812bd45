import type { ReactNode } from 'react'
import { QueryBoundary } from '../feedback/query-boundary'
import { SkeletonCard } from '../feedback/skeleton'
import type { FailedRead } from '../layout/page-failures'
import { MorePages, type QueryWithPages } from './more-pages'

interface RowPage<Row> {
  readonly results: readonly Row[]
}

/** What an infinite query says of itself. */
interface PagedQuery<Row> extends FailedRead, QueryWithPages {
  readonly data: { readonly pages: readonly RowPage<Row>[] } | undefined
  readonly dataUpdatedAt: number
}

/**
 * A list that comes page by page, as a part of its screen: the rows of all pages so far, each once, and the rest at its
 * end. A next page that does not come is told there, alone.
 * @example
 * <PagedRows query={useInfiniteQuery(ordersQuery(filter))} keyOf={({ id }) => id} none={<NoOrders />}>
 *   {(orders) => <List label={t('orders.list')}>{orders.map((order) => <OrderRow key={order.id} order={order} />)}</List>}
 * </PagedRows>
 */
export function PagedRows<Row>({
  query,
  keyOf,
  none,
  children,
}: {
  query: PagedQuery<Row>
  keyOf: (row: Row) => string | number
  /** Shown in place of a list without rows. */
  none: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const above = query.isFetchNextPageError ? { ...query, error: null } : query
  return (
    <QueryBoundary query={above} skeleton={<SkeletonCard rows={6} />} whole>
      {({ pages }) => {
        const rows = flattenPages(pages, keyOf)
        if (rows.length === 0) return none
        return (
          <>
            {children(rows)}
            <MorePages query={query} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

/**
 * The rows of all pages that came so far, each once: a list that grows at its beginning moves the last row of a page to the
 * next one.
 * @example flattenPages(data.pages, ({ id }) => id)
 */
export function flattenPages<Row>(pages: readonly RowPage<Row>[], keyOf: (row: Row) => string | number): Row[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((row) => [keyOf(row), row])).values()]
}
