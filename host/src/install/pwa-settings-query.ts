import { getPwaSettings } from '@sarv/shared/contract/settings'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'
import type { GeneralStateStore } from '../services/general-state-store'

/** The query of the settings of the installed app and the wrapper app; also stored for use while offline (HST-048). */
export const pwaSettingsQuery = (general: GeneralStateStore) =>
  queryOptions({
    queryKey: ['shell', 'pwa-settings'],
    queryFn: async ({ signal }) => {
      const pwaConfig = await call(getPwaSettings, { signal })
      void general.change({ pwaConfig })
      return pwaConfig
    },
    ...freshness.profile,
  })
