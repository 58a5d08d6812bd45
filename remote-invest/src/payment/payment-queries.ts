import { findPaymentByTrace } from '@sarv/shared/contract/fund-payment'
import { queryOptions } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'

/** Polling interval for a payment that the bank has not decided, in ms. (U9) */
export const paymentPollMs = 3_000

/** Query of what the server knows about a trace number, polled while the payment waits. (D-29) */
export const paymentFactsQuery = (traceNo: string) =>
  queryOptions({
    ...endpointQuery(['invest', 'payment-facts', traceNo], findPaymentByTrace, { params: { traceNo } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? paymentPollMs : false),
  })
