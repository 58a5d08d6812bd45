import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getNavigation } from '@sarv/shared/contract/navigation'
import { call, queryOptions, useQuery } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'
import { usePageExists } from '../services/use-page-exists'
import { defaultTabs, expectedTabs, type Tab, toTabs } from './tabs'

const navigationQuery = () =>
  queryOptions({
    queryKey: ['shell', 'navigation'],
    queryFn: () => call(getNavigation),
    select: ({ items }) => toTabs(items),
    ...freshness.navigation,
    ...persisted(getNavigation),
  })

/**
 * Returns the tabs: of the response, else of the persisted one, else the defaults (HST-024, D-64). Without either,
 * every tab that may come has its place (D-116).
 */
export function useTabs(): readonly Tab[] {
  const { data, isError } = useQuery(navigationQuery())
  const exists = usePageExists()
  return data ?? (isError ? defaultTabs : expectedTabs(exists))
}
