import { freshness } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { getNavigation } from '@sarv/shared/contract/navigation'
import { call, queryOptions, useQuery } from '@sarv/shared/platform'
import { defaultTabs, type Tab, toTabs } from './tabs'

const navigationQuery = () =>
  queryOptions({
    queryKey: ['shell', 'navigation'],
    queryFn: () => call(getNavigation),
    select: ({ items }) => toTabs(items),
    ...freshness.navigation,
    ...persisted,
  })

/** Returns the tabs: of the response, else of the persisted one, else the defaults (HST-024, D-64). */
export function useTabs(): readonly Tab[] {
  return useQuery(navigationQuery()).data ?? defaultTabs
}
