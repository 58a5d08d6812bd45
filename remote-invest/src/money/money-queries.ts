import { minutes } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { getOrder } from '@sarv/shared/contract/fund-orders'
import { getPayment } from '@sarv/shared/contract/fund-payment'
import { call, type Platform, queryOptions } from '@sarv/shared/platform'
import { isUnresolved, type MoneyIntent } from './money-intent'
import { readOutbox } from './outbox'
import { signedInSub } from './signed-in-sub'

/** Polling interval for what another tab has got, in ms. */
const outboxPollMs = 2_000

/** Query of the signed-in user's outbox entries, polled while one is unresolved. It reads storage, never the server. */
export const outboxQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'money'],
    queryFn: async (): Promise<readonly MoneyIntent[]> => {
      const user = signedInSub(platform)
      return (await readOutbox(platform)).intents.filter(({ sub }) => sub === user)
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnresolved) ? outboxPollMs : false),
  })

/** Query of the uuid of the pending payment that this browser remembers; null when there is none. (INV-036) */
export const pendingPaymentQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'pending-payment'],
    queryFn: async () => (await readOutbox(platform)).payment ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Query of one payment, refetched whenever its screen opens: only one that still waits may be paid. (F50) */
export const paymentQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['invest', 'payment', uuid],
    queryFn: ({ signal }) => call(getPayment, { params: { uuid }, signal }),
    staleTime: 0,
  })

/** Query of one order. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'order', id],
    queryFn: ({ signal }) => call(getOrder, { params: { id }, signal }),
    staleTime: minutes(1),
    ...persisted,
  })

/** Query keys that an order invalidates: lists, transactions, the count of open orders, assets and units. (INV-053) */
export const invalidatedByOrders = [
  ['invest', 'orders'],
  ['invest', 'order'],
  ['invest', 'transactions'],
  ['invest', 'pending-orders'],
  ['invest', 'assets'],
  ['invest', 'user-fund'],
] as const
