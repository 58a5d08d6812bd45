import { type Destinations, getTransferSettings, listDestinations } from '@sarv/shared/contract/bank-transfers'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'

/** Query of the rules of the day: limits, fees and arrival of each way. (BNK-064) */
export const transferSettingsQuery = () =>
  queryOptions({
    queryKey: ['bank', 'transfer-settings'],
    queryFn: ({ signal }) => call(getTransferSettings, { signal }),
    // It says when money that leaves now arrives.
    staleTime: minutes(1),
  })

/** Query of the saved destinations and of the last recipients besides. (BNK-062) */
export const destinationsQuery = () =>
  queryOptions<Destinations, ApiError>({
    queryKey: ['bank', 'destinations'],
    queryFn: ({ signal }) => call(listDestinations, { signal }),
    staleTime: minutes(1),
  })
