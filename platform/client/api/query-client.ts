import { QueryClient, type QueryPersister } from '@tanstack/react-query'
import { ApiError } from './api-error'

/**
 * Retry policy: once, after a network error or a 5xx; any other error stands. After 30 silent seconds no one wants to
 * wait for 30 more without being asked.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false
  return error.kind === 'network' || error.status >= 500
}

/**
 * Query client, the one cache of server state.
 * Calls run without a network too, so that being offline shows at once instead of a spinner, and a write that was
 * tapped offline is never sent behind the person's back later.
 * @param persister stores responses over page loads; without it none is
 * @example const queryClient = createQueryClient(queryPersister(storage))
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: 1_000,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // In that mode it is off by itself; a person who comes back online sees news without asking.
        refetchOnReconnect: true,
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
