import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '../../contract/events/bus'

/**
 * Refetches what is on the screen when the language changes, and forgets the rest: a response is in the language in which
 * it was asked for. What stands there stays until its translation comes. (PLT-034)
 */
export function refetchOnLanguageChange(bus: Bus, queryClient: QueryClient): void {
  bus.on('language-changed', () => {
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  })
}
