import { findPaymentByTrace, getPayment, type PaymentFacts } from '@sarv/shared/contract/fund-payment'
import { call, type Platform, queryOptions } from '@sarv/shared/platform'
import { moneyMemory } from '../money/money-memory'

/** The payment that is waiting to be made, as this browser remembers it; null when there is none. (INV-036) */
export const pendingPaymentQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'pending-payment'],
    queryFn: async () => (await moneyMemory(platform)).payment ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asked again whenever the screen opens: only a payment that still waits may be paid. (F50) */
export const paymentQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['invest', 'payment', uuid],
    queryFn: ({ signal }) => call(getPayment, { params: { uuid }, signal }),
    staleTime: 0,
  })

/** Milliseconds between two looks at a payment that the bank has not decided. (U9) */
export const settlingPace = 3_000

/** What the server knows about a trace number. (D-29) */
export const paymentFactsQuery = (traceNo: string) =>
  queryOptions({
    queryKey: ['invest', 'payment-facts', traceNo],
    queryFn: ({ signal }): Promise<PaymentFacts> => call(findPaymentByTrace, { params: { traceNo }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlingPace : false),
  })
