import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { payment } from './fund-payment'
import { isoDate, openEnum, rial, rowId, word } from './wire'

const amount = z.int('مبلغ را به ریال و بدون اعشار وارد کنید.')

/**
 * A charge with the ways to pay for it; `order_id` is null.
 * @example { uuid: '…', payment_methods: [...], payment_amount: 5_000_000, title: 'افزایش موجودی حساب', … }
 */
export const charge = z.omit(payment, { order_id: true })
export type Charge = z.infer<typeof charge>

/**
 * The same `Idempotency-Key` gives the same payment again; without a key it is refused. 400 below 10,000 rial and
 * above `max_payment` of the account; 404 others' account; 409 an account that is not active. The gateway sends back
 * to /bank/card-result.
 * @example await call(chargeAccount, { body: { account_id: 501, amount: 5_000_000 }, idempotencyKey })
 */
export const chargeAccount = postEndpoint('/bank/api/v1/charge/', {
  summary: 'Pay money into the account at a gateway',
  body: z.object({ account_id: rowId('حساب را انتخاب کنید.'), amount }),
  reply: charge,
  failure: 'alert',
})

/**
 * Buys units of the card's fund: a payment as `requestPayment` answers, with the same rules and the same result page.
 * @example await call(fastInvest, { body: { amount: 41_000_000, callback_url, bank_limit: true }, idempotencyKey })
 */
export const fastInvest = postEndpoint('/bank/api/v1/fast-invest/', {
  summary: "Order units of the card's fund",
  body: z.object({ amount, callback_url: z.string(), bank_limit: z.optional(z.boolean()) }),
  reply: payment,
  failure: 'alert',
})

/**
 * A card that was asked for, or money that went into the card's fund (BNK-076).
 * @example { id: 'fund-1042', kind: 'FAST_INVEST', title: 'سرمایه‌گذاری سریع', status: 'PENDING', amount: 41_000_000, created_at: '…', onb_uuid: null, order_id: 1042 }
 */
export const bankOrder = z.object({
  id: z.string(),
  kind: openEnum(['CARD', 'REISSUE', 'FAST_INVEST']),
  title: z.string(),
  /** For a card ACTIVE, DONE, FAILED (to be corrected), REJECTED (over); for an order one of ST-09. */
  status: word,
  amount: z.nullable(rial),
  created_at: isoDate,
  onb_uuid: z.nullable(z.string()),
  order_id: z.nullable(z.int()),
})
export type BankOrder = z.infer<typeof bankOrder>

export const listBankOrders = readEndpoint('/bank/api/v1/orders/', {
  summary: 'Card requests and fast investments, newest first',
  reply: z.object({ orders: z.array(bankOrder) }),
})
