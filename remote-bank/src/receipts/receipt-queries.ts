import { type BankReceipt, getBankReceipt } from '@sarv/shared/contract/bank-transactions'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { outcomeOf } from './receipt-outcome'

/** Polling interval of a transfer that the bank has not decided yet, in ms. */
const pollMs = 4_000

/** Query of one transfer's receipt, polled until the bank has decided. (BNK-052, BNK-067) */
export const receiptQuery = (id: string) =>
  queryOptions<BankReceipt, ApiError>({
    queryKey: ['bank', 'receipt', id],
    queryFn: ({ signal }) => call(getBankReceipt, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && outcomeOf(state.data.status) === 'processing' ? pollMs : false,
  })
