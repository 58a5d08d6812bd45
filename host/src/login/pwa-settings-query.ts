import { freshness } from '@sarv/shared/api/freshness'
import { getPwaSettings } from '@sarv/shared/contract/settings'
import { call, queryOptions } from '@sarv/shared/platform'
import type { GeneralMemory } from '../general-memory'

/** What the installed app and the wrapper app need; kept for whoever asks while the network is away (HST-048). */
export const pwaSettingsQuery = (general: GeneralMemory) =>
  queryOptions({
    queryKey: ['shell', 'pwa-settings'],
    queryFn: async ({ signal }) => {
      const pwaConfig = await call(getPwaSettings, { signal })
      void general.change({ pwaConfig })
      return pwaConfig
    },
    ...freshness.profile,
  })
