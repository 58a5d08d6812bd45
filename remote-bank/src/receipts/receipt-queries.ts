import { getBankReceipt } from '@sarv/shared/contract/bank-transactions'
import { queryOptions } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { outcomeOf } from './receipt-outcome'

/** Polling interval of a transfer that the bank has not decided yet, in ms. */
const pollMs = 4_000

/** Query of one transfer's receipt, polled until the bank has decided. (BNK-052, BNK-067) */
export const receiptQuery = (id: string) =>
  queryOptions({
    ...endpointQuery(['bank', 'receipt', id], getBankReceipt, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && outcomeOf(state.data.status) === 'processing' ? pollMs : false,
  })
