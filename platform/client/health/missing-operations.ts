import type { QueryClient } from '@tanstack/query-core'

/** How long what is found is batched before it is sent; milliseconds. */
const delay = 5_000
/** What one report may name. */
const most = 50

/**
 * Tells of each operation that the API does not have, once in the life of a page: the console, and the document server. A 404
 * of a path with parameters may be about the thing: it is left out.
 * @param found what the error handler has found so far, `404 GET /note/`; it looks there after each call of the cache
 */
export function tellMissingOperations(
  found: ReadonlySet<string>,
  queryClient: Pick<QueryClient, 'getQueryCache' | 'getMutationCache'>,
  send: (operations: readonly string[]) => void,
): void {
  const told = new Set<string>()
  const untold: string[] = []
  const look = () => {
    for (const one of found) {
      if (told.has(one)) continue
      told.add(one)
      const [status, operation = ''] = one.split(/ (.*)/)
      if (status === '404' && operation.includes(':')) continue
      console.warn(`The API does not have ${operation} (${status})`)
      if (untold.length === 0) setTimeout(flush, delay)
      untold.push(operation)
    }
  }
  const flush = () => {
    while (untold.length > 0) send(untold.splice(0, most))
  }
  look()
  queryClient.getQueryCache().subscribe(look)
  queryClient.getMutationCache().subscribe(look)
}
