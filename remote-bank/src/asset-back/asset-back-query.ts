import { getAssetBack } from '@sarv/shared/contract/bank-settings'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'

/** Query of the yearly return of the card's fund, and whether spending draws on its units. (BNK-072) */
export const assetBackQuery = () => endpointQuery(['bank', 'asset-back'], getAssetBack)
