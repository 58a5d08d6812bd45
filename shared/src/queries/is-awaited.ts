/**
 * Whether a page holds back its parts for the first response, so that none of them moves when it comes. It waits for
 * nothing slower: a retry, one that the person asked for as well, or a connection that is not there. A page that hides by
 * `isPending` what uses the same query would never end: an error shows it, its mount fetches again, which hides it.
 */
export function isAwaited(query: {
  readonly isPending: boolean
  readonly fetchStatus: string
  readonly failureCount: number
  readonly errorUpdateCount: number
}): boolean {
  return query.isPending && query.fetchStatus === 'fetching' && query.failureCount + query.errorUpdateCount === 0
}
