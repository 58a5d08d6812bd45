import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { call, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { minutes } from '@sarv/shared/queries/freshness'

export const brokerQuery = () => ({ ...keptQuery(['invest', 'broker-change'], getBrokerChange), staleTime: minutes(1) })

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
