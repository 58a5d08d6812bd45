import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { call, queryOptions, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'

export const brokerQuery = () =>
  queryOptions({
    queryKey: ['invest', 'broker-change'],
    queryFn: ({ signal }) => call(getBrokerChange, { signal }),
    staleTime: minutes(1),
    ...kept,
  })

/** A wish with the key under which it is sent, and sent again after a lost answer. */
export interface BrokerWish {
  readonly broker: number
  readonly key: string
}

/** Asks for another broker. However it ends, what the server has written down is looked up again. (INV-072, INV-073) */
export function useChangeBroker() {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  const { queryKey } = brokerQuery()
  return useMutation({
    mutationFn: ({ broker, key }: BrokerWish) =>
      call(changeBroker, { body: { broker_id: broker }, idempotencyKey: key }),
    onSuccess: (change) => queryClient.setQueryData(queryKey, change),
    onError: () => queryClient.invalidateQueries({ queryKey }).catch(report),
  })
}
