import { sellUnits } from '@sarv/shared/contract/fund-orders'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { ApiError, call, type Platform } from '@sarv/shared/platform'
import { changedByOrders, orderQuery } from '../orders/order-queries'
import { paymentQuery, pendingPaymentQuery } from '../payment/payment-queries'
import { isOpen, type MoneyIntent } from './money-intent'
import { forgetIntent, rememberIntent } from './money-memory'
import { refusalOf } from './refusal'

/**
 * Sends an intent once and remembers what came of it. Answers the intent as it is known afterwards: with its answer, with
 * its refusal, or as `lost` when nobody knows. Throws what the shell answers with a prompt of its own.
 */
export async function deliver(platform: Platform, intent: MoneyIntent): Promise<MoneyIntent> {
  try {
    return intent.request.kind === 'BUY'
      ? await buy(platform, intent, intent.request.body)
      : await sell(platform, intent, intent.request.body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isOpen(error)) {
      const wait = error.retryAfterSeconds
      const notBefore = wait === undefined ? undefined : Date.now() + wait * 1_000
      return known(platform, { ...intent, lost: true, notBefore })
    }
    const refused = refusalOf(error)
    if (refused && intent.lost) return known(platform, { ...intent, refused })
    await forgetIntent(platform, intent.key)
    if (refused) return { ...intent, refused }
    throw error
  }
}

// The form shows refusals itself, beside what was typed; the shell still opens its prompt for ONB-REQUIRED.
const quietly = { failure: 'caller' } as const

async function buy(
  platform: Platform,
  intent: MoneyIntent,
  body: Extract<MoneyIntent['request'], { kind: 'BUY' }>['body'],
) {
  const payment = await call({ ...requestPayment, ...quietly }, { body, idempotencyKey: intent.key })
  const { queryClient } = platform
  queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, payment.uuid)
  queryClient.setQueryData(paymentQuery(payment.uuid).queryKey, payment)
  platform.track('payment_requested', { Type: 'BUY', 'Object ID': body.ds_code })
  return answered(platform, intent, payment.uuid, { payment: payment.uuid })
}

async function sell(
  platform: Platform,
  intent: MoneyIntent,
  body: Extract<MoneyIntent['request'], { kind: 'SELL' }>['body'],
) {
  const order = await call({ ...sellUnits, ...quietly }, { body, idempotencyKey: intent.key })
  platform.queryClient.setQueryData(orderQuery(String(order.id)).queryKey, order)
  return answered(platform, intent, String(order.id))
}

async function answered(platform: Platform, intent: MoneyIntent, id: string, more?: { payment: string }) {
  const done = { ...intent, answer: { at: Date.now(), id } }
  await rememberIntent(platform, done, more)
  for (const queryKey of changedByOrders) platform.queryClient.invalidateQueries({ queryKey }).catch(platform.report)
  return done
}

async function known(platform: Platform, intent: MoneyIntent): Promise<MoneyIntent> {
  await rememberIntent(platform, intent)
  return intent
}
