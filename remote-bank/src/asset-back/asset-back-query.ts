import { type AssetBack, getAssetBack } from '@sarv/shared/contract/bank-settings'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the yearly return of the card's fund, and whether spending draws on its units. (BNK-072) */
export const assetBackQuery = () =>
  queryOptions<AssetBack, ApiError>({
    queryKey: ['bank', 'asset-back'],
    queryFn: ({ signal }) => call(getAssetBack, { signal }),
  })
