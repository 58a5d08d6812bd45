import type { Analytics } from '@sarv/platform/client/analytics/create-analytics'
import { session } from '@sarv/platform/client/session/session'
import type { Bus } from '@sarv/platform/contract/events/bus'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import type { QueryClient } from '@tanstack/react-query'
import type { GeneralStateStore } from '../services/general-state-store'

interface TrackedServices {
  readonly analytics: Analytics
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly general: GeneralStateStore
}

/** Connects analytics: identifies the person (PLT-065, HST-056) and tracks events of the bus. */
export function trackEvents({ analytics, bus, queryClient, general }: TrackedServices): void {
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
