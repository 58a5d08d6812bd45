import { persisted } from '@sarv/platform/client/api/persisted-query'
import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { call, queryOptions, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'

export const brokerQuery = () =>
  queryOptions({
    queryKey: ['invest', 'broker-change'],
    queryFn: ({ signal }) => call(getBrokerChange, { signal }),
    staleTime: minutes(1),
    ...persisted(getBrokerChange),
  })

/** Request for a broker with its idempotency key, which a retry reuses. */
export interface BrokerRequest {
  readonly broker: number
  readonly key: string
}

/** Mutation that requests another broker; success or error, the cached request is brought up to date. (INV-072, INV-073) */
export function useChangeBroker() {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  const { queryKey } = brokerQuery()
  return useMutation({
    mutationFn: ({ broker, key }: BrokerRequest) =>
      call(changeBroker, { body: { broker_id: broker }, idempotencyKey: key }),
    onSuccess: (change) => queryClient.setQueryData(queryKey, change),
    onError: () => queryClient.invalidateQueries({ queryKey }).catch(report),
  })
}
