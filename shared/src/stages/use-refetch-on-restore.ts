import { usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/**
 * Refetches queries when the browser restores the page from its back/forward cache, as after a gateway. (F50)
 * @example useRefetchOnRestore('pma', 'onboarding')
 */
export function useRefetchOnRestore(owner: string, what: string): void {
  const { queryClient, report } = usePlatform()
  useEffect(() => {
    const refetch = (event: PageTransitionEvent) => {
      if (event.persisted) queryClient.invalidateQueries({ queryKey: [owner, what] }).catch(report)
    }
    addEventListener('pageshow', refetch)
    return () => removeEventListener('pageshow', refetch)
  }, [queryClient, report, owner, what])
}
