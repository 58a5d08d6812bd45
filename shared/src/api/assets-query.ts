import { call, queryOptions } from '@sarv/shared/platform'
import { getUserAssets } from '../contract/assets'
import { freshness } from './freshness'
import { kept } from './kept'

/**
 * Everything the person holds, fetched again every half hour (INV-013). The shell asks it too, for whoever may be
 * prompted to buy a first fund: with the same key, so that the page asks the server once.
 * @example const { data: assets } = useQuery(assetsQuery()) // assets?.total_value in rial
 */
export const assetsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'assets'],
    queryFn: ({ signal }) => call(getUserAssets, { signal }),
    ...freshness.assets,
    ...kept,
  })
