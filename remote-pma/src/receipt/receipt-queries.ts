import { findPmaPaymentByTrace, type PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Milliseconds between two looks at a payment that the bank has not decided. (U9) */
const settlingPace = 3_000

/** What the server knows about the trace number of a portfolio's payment. (D-29) */
export const pmaPaymentQuery = (traceNo: string) =>
  queryOptions<PmaPaymentFacts, ApiError>({
    queryKey: ['pma', 'payment-facts', traceNo],
    queryFn: ({ signal }) => call(findPmaPaymentByTrace, { params: { traceNo }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlingPace : false),
  })
