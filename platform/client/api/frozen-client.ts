import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a query has answered: data, an error, or nothing yet. */
export type QueryAnswer = { readonly queryKey: QueryKey } & (
  | { readonly data: unknown }
  | { readonly error: Error }
  | { readonly isLoading: true }
)

/**
 * Query client that stands still: each of these queries has the given state, and none is fetched, so that a screen can
 * be looked at in any of its states.
 * @example frozenClient([{ queryKey: ['savings', 'orders'], data: [] }])
 */
export function frozenClient(answers: readonly QueryAnswer[]): QueryClient {
  const still = { retry: false, retryOnMount: false, refetchOnMount: false, refetchOnReconnect: false } as const
  const client = new QueryClient({ defaultOptions: { queries: { ...still, refetchOnWindowFocus: false } } })
  for (const answer of answers) {
    const { queryKey } = answer
    if ('data' in answer) client.setQueryData(queryKey, answer.data)
    // A component that mounts meanwhile waits for the fetch that is under way.
    else void client.prefetchQuery({ queryKey, queryFn: () => settle(answer) })
  }
  return client
}

function settle(answer: { error: Error } | { isLoading: true }): Promise<never> {
  return 'error' in answer ? Promise.reject(answer.error) : new Promise(() => undefined)
}
