import { minutes } from '@sarv/shared/api/freshness'
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
