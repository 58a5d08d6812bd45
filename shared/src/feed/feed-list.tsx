import { isMissing, isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { today } from '../calendar/days'
import type { FeedKind } from '../contract/feed'
import { isRange } from '../date-range/parse-range'
import { RangeLine } from '../ui/dates/range-line'
import { parseFeedFilter } from './feed-filter'
import { FeedFilters } from './feed-filters'
import { type FeedScope, feedQuery } from './feed-query'
import { FeedSave } from './feed-save'
import { MoneyFeed } from './money-feed'
import { type FeedStart, NoMovements } from './no-movements'

/**
 * The feed of a product with the filters that live in the address: kind, words, days, and the product's own above them. What
 * is not the person's leads to «not found». (INV-089, INV-091)
 * @example <FeedList owner="pma" scope={{ product: 'PORTFOLIO', prx }} kinds={[]} shown={shown} onToggle={toggle} start={start} />
 */
export function FeedList({
  owner,
  scope,
  kinds,
  filters,
  name,
  start,
  ...amounts
}: {
  /** The remote, as `feedQuery` takes it. */
  owner: string
  scope: FeedScope
  /** Kinds that can be chosen. */
  kinds: readonly FeedKind[]
  /** Filters of the product. */
  filters?: ReactNode
  /** What the feed is of, in the name of its file. */
  name?: string | undefined
  start: FeedStart
  /** False while the person hides amounts. */
  shown: boolean
  onToggle: () => void
}) {
  const [query] = useSearchParams()
  const filter = parseFeedFilter(query, today())
  const feed = useInfiniteQuery(feedQuery(owner, scope, filter))
  const { error, isFetching } = feed
  if (isNotFound(error) && !isMissing(error) && !isFetching) return <Navigate to="/not-found" replace />
  const chosen = [filter.kind, scope.prx, scope.status, scope.way, filter.search || undefined]
  return (
    <>
      {filters}
      <FeedFilters kinds={kinds} filter={filter} />
      <RangeLine />
      <MoneyFeed
        {...amounts}
        query={feed}
        tools={<FeedSave {...{ scope, filter, name }} />}
        none={<NoMovements filtered={isRange(filter) || chosen.some((one) => one !== undefined)} start={start} />}
      />
    </>
  )
}
