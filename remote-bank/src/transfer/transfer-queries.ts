import { minutes } from '@sarv/shared/api/freshness'
import { type AssetBack, getAssetBack } from '@sarv/shared/contract/bank-settings'
import { type Destination, getTransferSettings, listDestinations } from '@sarv/shared/contract/bank-transfers'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the rules of the day: limits, fees and arrival of each way. (BNK-064) */
export const transferSettingsQuery = () =>
  queryOptions({
    queryKey: ['bank', 'transfer-settings'],
    queryFn: ({ signal }) => call(getTransferSettings, { signal }),
    // It says when money that leaves now arrives.
    staleTime: minutes(1),
  })

/** Query of the saved destinations, the last used first. (BNK-062) */
export const destinationsQuery = () =>
  queryOptions<Destination[], ApiError>({
    queryKey: ['bank', 'destinations'],
    queryFn: async ({ signal }) => (await call(listDestinations, { signal })).destinations,
    staleTime: minutes(1),
  })

/** Query of whether spending draws on units of the card's fund. (VAL-18) */
export const assetBackQuery = () =>
  queryOptions<AssetBack, ApiError>({
    queryKey: ['bank', 'asset-back'],
    queryFn: ({ signal }) => call(getAssetBack, { signal }),
    staleTime: minutes(1),
  })
