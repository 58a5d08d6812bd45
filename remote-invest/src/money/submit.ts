import { sellUnits } from '@sarv/shared/contract/fund-orders'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { ApiError, call, type Platform } from '@sarv/shared/platform'
import { isOutcomeUnknown, type MoneyIntent } from './money-intent'
import { invalidatedByOrders, orderQuery, paymentQuery, pendingPaymentQuery } from './money-queries'
import { removeIntent, saveIntent } from './outbox'
import { toRequestError } from './request-error'

/**
 * Sends one request to the server and stores its outcome in the outbox. Returns the intent as it is known afterwards: with
 * a result, with an error, or as `lost` when the outcome is unknown. Throws the errors that the shell prompts about.
 */
export async function submit(platform: Platform, intent: MoneyIntent): Promise<MoneyIntent> {
  try {
    return intent.request.kind === 'BUY'
      ? await buy(platform, intent, intent.request.body)
      : await sell(platform, intent, intent.request.body)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isOutcomeUnknown(error)) {
      const delaySeconds = error.retryAfterSeconds
      const notBefore = delaySeconds === undefined ? undefined : Date.now() + delaySeconds * 1_000
      return saveOutcome(platform, { ...intent, lost: true, notBefore })
    }
    const requestError = toRequestError(error)
    if (requestError && intent.lost) return saveOutcome(platform, { ...intent, refused: requestError })
    await removeIntent(platform, intent.key)
    if (requestError) return { ...intent, refused: requestError }
    throw error
  }
}

// The form shows errors itself, beside what was typed; the shell still opens its prompt for ONB-REQUIRED.
const callerShowsErrors = { failure: 'caller' } as const

async function buy(
  platform: Platform,
  intent: MoneyIntent,
  body: Extract<MoneyIntent['request'], { kind: 'BUY' }>['body'],
) {
  const payment = await call({ ...requestPayment, ...callerShowsErrors }, { body, idempotencyKey: intent.key })
  const { queryClient } = platform
  queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, payment.uuid)
  queryClient.setQueryData(paymentQuery(payment.uuid).queryKey, payment)
  trackPaymentRequested(platform, { type: 'BUY', objectId: body.ds_code })
  return saveResult(platform, intent, payment.uuid, { payment: payment.uuid })
}

async function sell(
  platform: Platform,
  intent: MoneyIntent,
  body: Extract<MoneyIntent['request'], { kind: 'SELL' }>['body'],
) {
  const order = await call({ ...sellUnits, ...callerShowsErrors }, { body, idempotencyKey: intent.key })
  platform.queryClient.setQueryData(orderQuery(String(order.id)).queryKey, order)
  return saveResult(platform, intent, String(order.id))
}

async function saveResult(platform: Platform, intent: MoneyIntent, id: string, more?: { payment: string }) {
  const resolved = { ...intent, answer: { at: Date.now(), id } }
  await saveIntent(platform, resolved, more)
  for (const queryKey of invalidatedByOrders)
    platform.queryClient.invalidateQueries({ queryKey }).catch(platform.report)
  return resolved
}

async function saveOutcome(platform: Platform, intent: MoneyIntent): Promise<MoneyIntent> {
  await saveIntent(platform, intent)
  return intent
}
