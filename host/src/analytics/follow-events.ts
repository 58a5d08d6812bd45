import type { Analytics } from '@sarv/shared/analytics/create-analytics'
import { profileQuery } from '@sarv/shared/api/profile-query'
import { session } from '@sarv/shared/auth/session'
import type { Bus } from '@sarv/shared/events/bus'
import type { QueryClient } from '@tanstack/react-query'
import type { GeneralMemory } from '../general-memory'

interface Followed {
  readonly analytics: Analytics
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly general: GeneralMemory
}

/** Tells analytics who is there (PLT-065, HST-056) and what the bus says that it counts. */
export function followEvents({ analytics, bus, queryClient, general }: Followed): void {
  const profileKey = profileQuery().queryKey
  const identify = () => {
    const { current } = session
    if (current.at !== 'signed-in') return analytics.identify(undefined)
    const profile = queryClient.getQueryData(profileKey)
    analytics.identify({ id: current.sub, level: profile?.level, user_level: profile?.user_level })
  }
  bus.on('session-changed', (now) => {
    identify()
    if (now.at === 'signed-in') void general.change({ userId: now.sub })
  })
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey.join() === profileKey.join()) identify()
  })
  bus.on('page-visited', ({ path }) => analytics.track('page_visit', { path }))
  bus.on('language-changed', ({ language }) => analytics.track('language_changed', { language }))
}
