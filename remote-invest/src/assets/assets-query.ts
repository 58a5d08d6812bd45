import { freshness } from '@sarv/shared/api/freshness'
import { getUserAssets, type UserAssets, userAssets } from '@sarv/shared/contract/assets'
import { call, queryOptions } from '@sarv/shared/platform'

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
