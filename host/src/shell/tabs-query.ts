import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { getNavigation } from '@sarv/shared/contract/navigation'
import { call, queryOptions, useQuery } from '@sarv/shared/platform'
import { defaultTabs, type Tab, tabsOf } from './tabs'

const navigationQuery = () =>
  queryOptions({
    queryKey: ['shell', 'navigation'],
    queryFn: () => call(getNavigation),
    select: ({ items }) => tabsOf(items),
    ...freshness.navigation,
    ...kept,
  })

/** The tabs to show now: the answer's, else those of the last one here, else the defaults (HST-024, D-64). */
export function useTabs(): readonly Tab[] {
  return useQuery(navigationQuery()).data ?? defaultTabs
}
