import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches the queries that something on the page shows, and no others. What has been read stays in its place until its
 * response comes. (U15)
 * @returns whether all of them came
 */
export async function refetchVisible(queryClient: QueryClient): Promise<boolean> {
  await queryClient.refetchQueries({ type: 'active' })
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  return shown.every(({ state }) => state.status !== 'error')
}
