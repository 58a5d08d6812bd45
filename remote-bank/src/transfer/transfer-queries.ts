import { getTransferSettings, listDestinations } from '@sarv/shared/contract/bank-transfers'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { minutes } from '@sarv/shared/queries/freshness'

/** Query of the rules of the day: limits, fees and arrival of each way. (BNK-064) */
export const transferSettingsQuery = () => ({
  ...endpointQuery(['bank', 'transfer-settings'], getTransferSettings),
  // It says when money that leaves now arrives.
  staleTime: minutes(1),
})

/** Query of the saved destinations and of the last recipients besides. (BNK-062) */
export const destinationsQuery = () => ({
  ...endpointQuery(['bank', 'destinations'], listDestinations),
  staleTime: minutes(1),
})
