import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { paymentMethod } from './payment-method'
import { isoDate, openEnum, rial } from './wire'

/**
 * What the payment screen needs (SBX-036).
 * @example { uuid: '…', payment_methods: [...], payment_amount: 50_000_000, title: 'خرید صندوق چکاد بلند', description: '…', payer_name: 'نگار فرهمند', order_id: 1042, status: 'WAITING', fee_amount: 0, net_amount: 49_995_000, settles_on: '2026-11-22' }
 */
export const payment = z.object({
  uuid: z.string(),
  payment_methods: z.array(paymentMethod),
  payment_amount: rial,
  title: z.string(),
  description: z.string(),
  /** The only person whose card may pay. */
  payer_name: z.string(),
  order_id: z.nullable(z.int()),
  /** WAITING, SUCCESS, FAILED, CANCELED. Only WAITING can still be paid (F50). */
  status: openEnum(['WAITING', 'SUCCESS', 'FAILED', 'CANCELED']),
  /** The gateway that decided, of a failure too; null where none did. */
  psp_name: z.optional(z.nullable(z.string())),
  /** Rial, of the amount; 0 where nothing is charged. */
  fee_amount: z.optional(rial),
  /** Rial that buys whole units at today's prices, the rest comes back; null where nothing is bought. */
  net_amount: z.optional(z.nullable(rial)),
  /** The day on which it settles; null where it is done once it is paid. */
  settles_on: z.optional(z.nullable(isoDate)),
})
export type Payment = z.infer<typeof payment>

/**
 * The intent to buy. The same `Idempotency-Key` gives the same payment again; a purchase without a key is refused.
 * Refusals: 400 amount below the minimum or not an integer, 404 unknown fund, 400 `ONB-REQUIRED` below level 2,
 * 409 the key was used for other contents.
 * @example { ds_code: '11307', amount: 50_000_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }
 */
export const purchase = z.object({
  ds_code: z.string('صندوق را انتخاب کنید.'),
  amount: z.int('مبلغ را به ریال و بدون اعشار وارد کنید.'),
  type: z.literal('BUY'),
  /**
   * `/payment/receipt` on the shell's origin. Its query gets `payment`, the uuid, by the product (D-139), and status, amount,
   * date, time and trace_no by the gateway.
   */
  callback_url: z.string(),
  /** The purchase serves the card's minimum (D-08). */
  bank_limit: z.optional(z.boolean()),
})
export type Purchase = z.infer<typeof purchase>

/**
 * @example const { uuid } = await call(requestPayment, { body: purchase, idempotencyKey })
 */
export const requestPayment = postEndpoint('/fund/api/v1/payment/request/', {
  summary: 'Order units and get the ways to pay for them',
  body: purchase,
  reply: payment,
  failure: 'alert',
})

/**
 * The payment again, so that /payment survives a reload. 404 for others' payments.
 * @example const payment = await call(getPayment, { params: { uuid } })
 */
export const getPayment = readEndpoint('/fund/api/v1/payment/:uuid/', {
  summary: 'One payment of the person',
  reply: payment,
})

/**
 * What the server knows about a trace number (D-29): these facts replace what a result page's address says.
 * @example { uuid: '…', status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21', time: '16:22:08', trace_no: '482910375512', order_id: 1042, payer_name: 'نگار فرهمند', psp_name: 'نگین پرداخت' }
 */
export const paymentFacts = z.object({
  uuid: z.string(),
  /** WAITING, SUCCESS, FAILED, CANCELED. */
  status: openEnum(['WAITING', 'SUCCESS', 'FAILED', 'CANCELED']),
  amount: rial,
  /** Day and hour in Tehran. */
  date: isoDate,
  time: z.string(),
  trace_no: z.string(),
  order_id: z.nullable(z.int()),
  /** The only person whose card may pay. */
  payer_name: z.optional(z.string()),
  /** The gateway that decided; null where none did, as of a bank slip. */
  psp_name: z.optional(z.nullable(z.string())),
})
export type PaymentFacts = z.infer<typeof paymentFacts>

/**
 * 404 means that this person has no such payment.
 * @example const facts = await call(findPaymentByTrace, { params: { traceNo } })
 */
export const findPaymentByTrace = readEndpoint('/fund/api/v1/payment/trace/:traceNo/', {
  summary: 'The payment of the person with this trace number',
  reply: paymentFacts,
})
