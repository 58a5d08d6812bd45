import { uploadEndpoint } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { uploadMaxBytes } from '../rules/constants'
import { postEndpoint, readEndpoint } from './calls'
import { paymentFacts } from './fund-payment'
import { paymentMethod } from './payment-method'
import { slipFields, storedSlip } from './pma-onboarding'
import { isoDate, openEnum, rial, rowId, word } from './wire'

/**
 * More money for a portfolio that the person has (SBX-057).
 * @example { prx: 'PRX-20481734', amount: 50_000_000, accepted_rules: true }
 */
export const increase = z.object({
  prx: z.string('سبد را انتخاب کنید.'),
  /** Above zero, fifteen digits at most (VAL-15). */
  amount: z.int('مبلغ را به ریال و بدون اعشار وارد کنید.'),
  /** Refused without (D-121). */
  accepted_rules: z.optional(z.boolean()),
  /** The `survey_id` of the portfolio's suitability warning, refused without where there is one (D-122). */
  accepted_risk: z.optional(z.nullable(rowId())),
})

export type Increase = z.infer<typeof increase>

/**
 * An increase with the ways to pay for it: gateways, and RECEIPT for the upload of a bank slip.
 * @example { uuid: '…', payment_methods: [...], payment_amount: 50_000_000, title: 'افزایش موجودی سبد رشد پویا', description: '…', payer_name: 'نگار فرهمند', prx: 'PRX-20481734', status: 'WAITING', date: null }
 */
export const increasePayment = z.object({
  uuid: z.string(),
  payment_methods: z.array(paymentMethod),
  payment_amount: rial,
  title: z.string(),
  description: z.string(),
  /** The only person whose card or account may pay. */
  payer_name: z.string(),
  prx: z.string(),
  /** WAITING, REVIEW (a slip is looked at), SUCCESS, FAILED, CANCELED. Only WAITING can still be paid. */
  status: openEnum(['WAITING', 'REVIEW', 'SUCCESS', 'FAILED', 'CANCELED']),
  /** The day on which the slip was handed in; null without one. */
  date: z.nullable(isoDate),
})
export type IncreasePayment = z.infer<typeof increasePayment>

/**
 * The same `Idempotency-Key` gives the same payment again; without a key it is refused. 400 wrong amount, rules or
 * warning not accepted, 404 a portfolio that the person does not have.
 * @example const payment = await call(increasePortfolio, { body: { prx, amount, accepted_rules: true }, idempotencyKey })
 */
export const increasePortfolio = postEndpoint('/pma/api/v1/payment/', {
  summary: "Increase a portfolio's balance and get the ways to pay",
  body: increase,
  reply: increasePayment,
  failure: 'alert',
})

/**
 * The payment again, so that it survives a reload. 404 for others'.
 * @example const payment = await call(getIncreasePayment, { params: { uuid } })
 */
export const getIncreasePayment = readEndpoint('/pma/api/v1/payment/:uuid/', {
  summary: 'One increase of the person',
  reply: increasePayment,
})

/**
 * The bank slip of an increase (SBX-058): multipart, field `file`, as `uploadSlip`; the facts on it travel along (D-13).
 * @example await api.upload(uploadIncreaseSlip, { params: { uuid }, file, fields: { tracking_number } })
 */
export const uploadIncreaseSlip = uploadEndpoint({
  method: 'POST',
  path: '/pma/api/v1/upload/receipt/:uuid/',
  summary: 'Upload the bank slip of an increase',
  body: z.object(slipFields),
  file: { maxBytes: uploadMaxBytes },
  reply: storedSlip,
  failure: 'caller',
})

/**
 * Hands the uploaded slip in, without a body. 400 without an upload; a second time gives the same date.
 * @example const { date } = await call(submitIncreaseSlip, { params: { uuid } })
 */
export const submitIncreaseSlip = postEndpoint('/pma/api/v1/submit/receipt/:uuid/', {
  summary: 'Hand in the slip of an increase',
  reply: z.object({
    /** The day in Tehran. */
    date: isoDate,
    /** SUCCESS; anything else means that it was not accepted (ERR-32). */
    status: word,
  }),
})

/**
 * What the server knows about a portfolio's payment (D-29).
 * @example { uuid: '…', status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21', time: '16:22:08', trace_no: '482910375512', order_id: null, purpose: 'INCREASE', prx: 'PRX-20481734', onb_uuid: null, plan_id: 1 }
 */
export const pmaPaymentFacts = z.extend(paymentFacts, {
  /** START of an onboarding, INCREASE of a portfolio. */
  purpose: openEnum(['START', 'INCREASE']),
  /** The portfolio: of an onboarding only once it is made. */
  prx: z.nullable(z.string()),
  onb_uuid: z.nullable(z.string()),
  plan_id: z.int(),
  /** Null for one that was not paid. */
  trace_no: z.nullable(z.string()),
})
export type PmaPaymentFacts = z.infer<typeof pmaPaymentFacts>

/**
 * By the trace number, or by the uuid of the payment, which the receipt's address has too: one that failed has no trace number.
 * 404 means that this person has no such payment.
 * @example const facts = await call(findPmaPaymentByTrace, { params: { traceNo } })
 */
export const findPmaPaymentByTrace = readEndpoint('/pma/api/v1/payment/trace/:traceNo/', {
  summary: 'The portfolio payment of the person with this trace number',
  reply: pmaPaymentFacts,
})
