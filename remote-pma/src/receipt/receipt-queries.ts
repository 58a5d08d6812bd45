import { findPmaPaymentByTrace, type PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Polling interval in milliseconds while the bank has not decided a payment. (U9) */
const settlementPollInterval = 3_000

/** Query of a portfolio payment by its trace number; polls while it is waiting. (D-29) */
export const pmaPaymentQuery = (traceNo: string) =>
  queryOptions<PmaPaymentFacts, ApiError>({
    queryKey: ['pma', 'payment-facts', traceNo],
    queryFn: ({ signal }) => call(findPmaPaymentByTrace, { params: { traceNo }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlementPollInterval : false),
  })
