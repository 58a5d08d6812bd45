import { freshness } from '@sarv/shared/api/freshness'
import { getUserAssets } from '@sarv/shared/contract/assets'
import { call, queryOptions } from '@sarv/shared/platform'

export const assetsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'assets'],
    queryFn: ({ signal }) => call(getUserAssets, { signal }),
    ...freshness.assets,
  })
