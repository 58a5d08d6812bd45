import { sellUnits } from '@sarv/shared/contract/fund-orders'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { OutboxSettings, Sent } from '@sarv/shared/outbox/outbox-settings'
import { keepCardPurchase } from '@sarv/shared/payment/card-purchase'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { call, type Platform } from '@sarv/shared/platform'
import { invalidatedByOrders } from './invalidated-by-orders'
import { orderQuery, paymentQuery, pendingPaymentQuery } from './money-queries'
import { type MoneyRequest, requestFingerprint } from './money-request'
import { type FundOutbox, fundPlace } from './parse-outbox'

/** Outbox of purchases and sales. (T16, F2) */
export const fundOutbox: OutboxSettings<MoneyRequest, never, FundOutbox> = {
  ...fundPlace,
  queryKey: ['invest', 'money'],
  fingerprint: requestFingerprint,
  async send(platform, { key, request }) {
    const sent =
      request.kind === 'BUY' ? await buy(platform, key, request.body) : await sell(platform, key, request.body)
    for (const queryKey of invalidatedByOrders)
      platform.queryClient.invalidateQueries({ queryKey }).catch(platform.report)
    return sent
  },
}

type Body<Kind> = Extract<MoneyIntent<MoneyRequest>['request'], { kind: Kind }>['body']

// The form shows errors itself, beside what was typed; the shell still opens its prompt for ONB-REQUIRED.
const callerShowsErrors = { failure: 'caller' } as const

async function buy(platform: Platform, idempotencyKey: string, body: Body<'BUY'>): Promise<Sent> {
  const payment = await call({ ...requestPayment, ...callerShowsErrors }, { body, idempotencyKey })
  const { queryClient } = platform
  queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, payment.uuid)
  queryClient.setQueryData(paymentQuery(payment.uuid).queryKey, payment)
  keepCardPurchase(body.bank_limit === true)
  trackPaymentRequested(platform, { type: 'BUY', objectId: body.ds_code })
  return { id: payment.uuid, kept: { payment: payment.uuid } }
}

async function sell(platform: Platform, idempotencyKey: string, body: Body<'SELL'>): Promise<Sent> {
  const order = await call({ ...sellUnits, ...callerShowsErrors }, { body, idempotencyKey })
  platform.queryClient.setQueryData(orderQuery(String(order.id)).queryKey, order)
  return { id: String(order.id) }
}
