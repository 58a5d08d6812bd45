import { type FeedKind, feedKinds } from '../contract/feed'
import type { DraftRange } from '../date-range/date-range'
import { parseRange } from '../date-range/parse-range'

/** Filter of a feed, as its address says; what is undefined or empty filters nothing. */
export interface FeedFilter extends DraftRange {
  readonly kind?: FeedKind | undefined
  readonly search: string
}

/** Longest search that is sent. */
export const searchMaxLength = 50

/**
 * Parses the filter in the query of an address; what is neither a day nor a kind filters nothing.
 * @param today ISO day
 * @example parseFeedFilter(new URLSearchParams('kind=profit'), today()) // { kind: 'PROFIT', search: '' }
 */
export function parseFeedFilter(query: URLSearchParams, today: string): FeedFilter {
  const wanted = query.get('kind')?.trim().toUpperCase()
  return {
    ...parseRange(query, today),
    kind: feedKinds.find((kind) => kind === wanted),
    search: (query.get('search') ?? '').trim().slice(0, searchMaxLength),
  }
}

/** The query string with one value changed, or removed where it is empty; what else it says stays. @example withFeedFilter(query, 'kind', 'FEE') // '?kind=FEE' */
export function withFeedFilter(query: URLSearchParams, name: 'kind' | 'search' | 'account', value: string): string {
  const next = new URLSearchParams(query)
  next.delete(name)
  if (value !== '') next.set(name, value)
  return next.size > 0 ? `?${next}` : ''
}
