import { getOrder } from '@sarv/shared/contract/fund-orders'
import { getPayment } from '@sarv/shared/contract/fund-payment'
import { readOutbox } from '@sarv/shared/outbox/outbox'
import { type Platform, queryOptions } from '@sarv/shared/platform'
import { endpointQuery, keptQuery } from '@sarv/shared/queries/endpoint-query'
import { minutes } from '@sarv/shared/queries/freshness'
import { fundPlace } from './parse-outbox'

/** Query of the uuid of the pending payment that this browser remembers; null when it remembers none. (INV-036) */
export const pendingPaymentQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'pending-payment'],
    queryFn: async () => (await readOutbox(fundPlace, platform)).payment ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Query of the gateway that this person chose last, by its name; null before the first choice. (D-127) */
export const lastGatewayQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'last-gateway'],
    queryFn: async () => (await readOutbox(fundPlace, platform)).gateway ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Key of the gateway that the confirmation of a payment chose, until the page leaves for it. Not in the address and not
 * in the history: Back from the gateway must not lead there again.
 */
export const confirmedGatewayKey = (uuid: string) => ['invest', 'confirmed-gateway', uuid] as const

/** Query of one payment, refetched whenever its screen opens: only one that still waits may be paid. (F50) */
export const paymentQuery = (uuid: string) => ({
  ...endpointQuery(['invest', 'payment', uuid], getPayment, { params: { uuid } }),
  staleTime: 0,
})

/** Query of one order. */
export const orderQuery = (id: string) => ({
  ...keptQuery(['invest', 'order', id], getOrder, { params: { id } }),
  staleTime: minutes(1),
})
