import { findPaymentByTrace, type PaymentFacts } from '@sarv/shared/contract/fund-payment'
import { call, queryOptions } from '@sarv/shared/platform'

/** Polling interval for a payment that the bank has not decided, in ms. (U9) */
export const paymentPollMs = 3_000

/** Query of what the server knows about a trace number, polled while the payment waits. (D-29) */
export const paymentFactsQuery = (traceNo: string) =>
  queryOptions({
    queryKey: ['invest', 'payment-facts', traceNo],
    queryFn: ({ signal }): Promise<PaymentFacts> => call(findPaymentByTrace, { params: { traceNo }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? paymentPollMs : false),
  })
