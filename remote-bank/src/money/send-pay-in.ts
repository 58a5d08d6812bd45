import { type Charge, chargeAccount, fastInvest } from '@sarv/shared/contract/bank-money'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { Sent } from '@sarv/shared/outbox/outbox-settings'
import { keepCardPurchase } from '@sarv/shared/payment/card-purchase'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { call, type Platform } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import type { PayInRequest } from './pay-in-request'

/** Query key of a payment that waits at the gateway. */
export const paymentKey = (uuid: string) => ['bank', 'payment', uuid] as const

/** Requests a payment and keeps it for the gateway's page. (BNK-070, BNK-077) */
export async function sendPayIn(platform: Platform, intent: MoneyIntent<PayInRequest>): Promise<Sent> {
  const payment = await requestPayment(intent)
  platform.queryClient.setQueryData(paymentKey(payment.uuid), payment)
  if (intent.request.kind === 'INVEST') keepCardPurchase(intent.request.body.bank_limit === true)
  trackPaymentRequested(
    platform,
    intent.request.kind === 'CHARGE'
      ? { type: 'INCREASE_AMOUNT', objectId: payment.uuid }
      : { type: 'BUY', objectId: cardFund },
  )
  return { id: payment.uuid }
}

// The form shows errors itself; the shell still opens its prompt for ONB-REQUIRED.
const callerShowsErrors = { failure: 'caller' } as const

/** The payment of an intent: each call returns the same one, by its idempotency key. */
export function requestPayment({ key: idempotencyKey, request }: MoneyIntent<PayInRequest>): Promise<Charge> {
  return request.kind === 'CHARGE'
    ? call({ ...chargeAccount, ...callerShowsErrors }, { body: request.body, idempotencyKey })
    : call({ ...fastInvest, ...callerShowsErrors }, { body: request.body, idempotencyKey })
}
