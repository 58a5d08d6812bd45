import { call, queryOptions } from '@sarv/shared/platform'
import { getUserAssets, type UserAssets, userAssets } from '../contract/assets'
import { freshness } from './freshness'

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
  })

/** Assets that were kept on this device, if they still have the contract's shape. */
export function assetsIn(kept: unknown): UserAssets | undefined {
  return userAssets.safeParse(kept).data
}
