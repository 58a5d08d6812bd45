import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { payment, paymentFacts } from './fund-payment'
import { recommendationItem } from './recommendation-offers'
import { openEnum, rowId } from './wire'

/**
 * A payment of a recommendation with the ways to pay: the fee of VIP, or the initial amount. The gateway sends back to
 * /recommendations/receipt.
 * @example { uuid: '…', payment_methods: [...], payment_amount: 2_500_000, title: 'کارمزد سبد متعادل ویژه', description: '…', payer_name: 'نگار فرهمند', status: 'WAITING', purpose: 'FEE', recommendation_manager_id: 31, portfolio_id: 12, order_id: 5 }
 */
export const recommendationPayment = z.extend(z.omit(payment, { order_id: true }), {
  /** FEE of VIP, INVESTMENT of the initial amount. */
  purpose: openEnum(['FEE', 'INVESTMENT']),
  recommendation_manager_id: z.int(),
  portfolio_id: z.int(),
  /** The recommendation order, not one of funds; null of FREE before it is paid. */
  order_id: z.nullable(z.int()),
  /** The funds among which an INVESTMENT is divided, in the order of the offer. */
  order_items: z.optional(z.array(recommendationItem)),
})
export type RecommendationPayment = z.infer<typeof recommendationPayment>

/**
 * Asks for the fee of a VIP offer (SBX-066, REC-024, REC-030): makes its order, which is locked until then, and answers
 * the payment; a second press or a second tab gives the same one. Needs an `Idempotency-Key`. 400 an offer that is FREE,
 * `ONB-REQUIRED`; 404 others' or unknown offers; 409 a fee that is paid already, an offer that expired or was replaced.
 * @example const payment = await call(payFee, { params: { portfolioId }, body: { recommendation_manager_id }, idempotencyKey })
 */
export const payFee = postEndpoint('/recommendation/api/v1/pay-fee/:portfolioId/', {
  summary: 'Get the ways to pay the fee of a VIP offer',
  body: z.object({ recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.') }),
  reply: recommendationPayment,
  failure: 'alert',
})

/**
 * The payment again, so that the stage PAYMENT_METHODS survives a reload. 404 for others'.
 * @example const payment = await call(getRecommendationPayment, { params: { uuid } })
 */
export const getRecommendationPayment = readEndpoint('/recommendation/api/v1/payment/:uuid/', {
  summary: 'One payment of a recommendation',
  reply: recommendationPayment,
})

/**
 * What the server knows about a trace number of a recommendation's payment (D-29); `order_id` is the recommendation's.
 * @example { uuid: '…', status: 'SUCCESS', amount: 200_000_000, date: '2026-11-21', time: '16:22:08', trace_no: '482910375512', order_id: 5, purpose: 'INVESTMENT', recommendation_manager_id: 31, portfolio_id: 12, recom_tracking_code: 'RC-5', payer_name: 'نگار فرهمند', psp_name: 'نگین پرداخت' }
 */
export const recommendationPaymentFacts = z.extend(paymentFacts, {
  /** Null when it failed. */
  trace_no: z.nullable(z.string()),
  purpose: openEnum(['FEE', 'INVESTMENT']),
  recommendation_manager_id: z.int(),
  portfolio_id: z.int(),
  /** Tracking code for /fund-orders; null before the amount is paid (REC-035). */
  recom_tracking_code: z.nullable(z.string()),
})
export type RecommendationPaymentFacts = z.infer<typeof recommendationPaymentFacts>

/**
 * By the trace number, or by the uuid, since one that failed has none. 404 means that this person has no such payment.
 * @example const facts = await call(findRecommendationPaymentByTrace, { params: { traceNo } })
 */
export const findRecommendationPaymentByTrace = readEndpoint('/recommendation/api/v1/payment/trace/:traceNo/', {
  summary: 'The recommendation payment of the person with this trace number',
  reply: recommendationPaymentFacts,
})
