import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { isoDate, monthlyPage, openEnum, pageNumber, rial, rowId, word } from './wire'

/**
 * A step of an order's tracker; `at` is null for steps still to come. `status` names it: ORDERED, PAYMENT (of a purchase),
 * SENT, SETTLEMENT; or how the order ended otherwise, CANCELED, FAILED, REJECTED, EXECUTION_TIME_OUT; then REFUND, where a
 * paid purchase goes back.
 * @example { status: 'SETTLEMENT', title: 'تسویه و واریز واحدها', at: null, due: '2026-11-22' }
 */
export const orderStep = z.object({
  status: word,
  title: z.string(),
  at: z.nullable(isoDate),
  /** Of the step that is next: the moment (PAYMENT, REFUND) or the day (SETTLEMENT) by which it comes. */
  due: z.nullable(isoDate),
})
export type OrderStep = z.infer<typeof orderStep>

/**
 * An order of fund units (SBX-100).
 * @example { id: 1042, ds_code: '11307', fund_name: 'چکاد بلند', fund_type: 'JointStock', side: 'BUY', type: 'AMOUNT', amount: 50_000_000, units: 1245, price: 40_144, status: 'DONE', … }
 */
export const order = z.object({
  id: z.int(),
  ds_code: z.string(),
  fund_name: z.string(),
  fund_type: word,
  /** BUY, SELL. */
  side: openEnum(['BUY', 'SELL']),
  /** AMOUNT or UNITS: what the person asked for. */
  type: openEnum(['AMOUNT', 'UNITS']),
  /** BUY: what was paid; SELL: the worth of the units before the fee, an estimate until DONE. */
  amount: rial,
  /** Null until a purchase is settled. */
  units: z.nullable(z.int()),
  /** Price of one unit at settlement; for an open order the price that is known now. */
  price: z.nullable(rial),
  /** SELL: the early-withdrawal fee; BUY: 0. */
  fee: rial,
  /** BUY: what did not fill a whole unit and goes back to the person; else 0. */
  remainder: rial,
  /** WAITING (for the payment), PENDING (to be settled), DONE, CANCELED, FAILED, REJECTED; see ST-09. */
  status: openEnum(['WAITING', 'PENDING', 'DONE', 'CANCELED', 'FAILED', 'REJECTED']),
  created_at: isoDate,
  /** The day of settlement, expected or real. */
  settles_on: z.nullable(isoDate),
  is_cancellable: z.boolean(),
  tracking_code: z.string(),
  recom_tracking_code: z.nullable(z.string()),
  /** SELL: where the money goes. */
  iban: z.nullable(z.string()),
  /** BUY: its payment while it can still be paid. */
  payment_uuid: z.nullable(z.string()),
  timeline: z.array(orderStep),
})
export type Order = z.infer<typeof order>

/**
 * @example const { results } = await call(listOrders, { query: { dscode: '11307', page: 2 } })
 */
export const listOrders = readEndpoint('/fund/api/v1/orders/', {
  summary: "The person's orders, newest first, 20 a page",
  query: z.object({
    dscode: z.optional(z.string()),
    recom_tracking_code: z.optional(z.string()),
    /** A status of ST-09; several are joined with commas. */
    status: z.optional(z.string()),
    /** BUY, SELL. */
    side: z.optional(z.string()),
    page: pageNumber,
  }),
  reply: monthlyPage(order),
})

/**
 * @example const order = await call(getOrder, { params: { id } })
 */
export const getOrder = readEndpoint('/fund/api/v1/orders/:id/', {
  summary: "One order; 404 for unknown ones and others'",
  reply: order,
})

/**
 * The intent to sell: exactly one of `units` and `amount`. An amount sells as many whole units as cover it.
 * Refusals: 400 more than held, 404 unknown fund or bank account, 400 `ONB-REQUIRED`, 400 without a key, 409 key reused.
 * @example { side: 'SELL', ds_code: '11307', units: 100, bank_account_id: 12 }
 */
export const sale = z.object({
  side: z.literal('SELL'),
  ds_code: z.string('صندوق را انتخاب کنید.'),
  units: z.optional(z.int('تعداد واحد باید عدد صحیح باشد.')),
  amount: z.optional(z.int('مبلغ را به ریال و بدون اعشار وارد کنید.')),
  bank_account_id: rowId('حساب مقصد را انتخاب کنید.'),
})
export type Sale = z.infer<typeof sale>

/**
 * @example const { id } = await call(sellUnits, { body: sale, idempotencyKey })
 */
export const sellUnits = postEndpoint('/fund/api/v1/orders/', {
  summary: 'Order a sale of units',
  body: sale,
  reply: order,
  failure: 'alert',
})

/**
 * Allowed while `is_cancellable`; a paid purchase is refunded (CON-15), a sale frees its units.
 * @example await call(cancelOrder, { params: { id } })
 */
export const cancelOrder = postEndpoint('/fund/api/v1/orders/:id/cancel/', {
  summary: 'Cancel an order that is not settled',
  reply: order,
  failure: 'alert',
})
