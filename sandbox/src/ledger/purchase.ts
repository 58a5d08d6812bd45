import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { Purchase } from '@sarv/shared/contract/fund-payment'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import { at } from '../time/clock'
import { requireBelowCeiling } from './ceiling'
import { createPayment } from './create-payment'
import { insertOrder } from './fund-order'
import type { LedgerContext } from './ledger-context'
import { checkAmount, checkCallback, receiptAddress } from './purchase-rules'
import { purchaseTitle } from './purchase-title'

/** Creates a purchase order that waits for its payment, and the payment, opened at the gateway. Returns the payment's uuid. */
export async function orderPurchase(
  sql: Sql,
  context: LedgerContext,
  { sub, purchase, hosts }: { sub: string; purchase: Purchase; hosts: readonly string[] },
): Promise<string> {
  checkCallback(purchase.callback_url, hosts)
  const [fund] = await sql.query<{ name: LocalText; min_amount: number; cut_off: string }>(
    'select name, min_amount, cut_off from fund where ds_code = $1',
    [purchase.ds_code],
  )
  if (fund === undefined) throw notFound()
  checkAmount(purchase.amount, fund.min_amount)
  await requireBelowCeiling(sql, sub, purchase.amount)

  const now = context.clock.now()
  const orderId = await insertOrder(sql, at(now), {
    sub,
    dsCode: purchase.ds_code,
    side: 'BUY',
    type: 'AMOUNT',
    amount: purchase.amount,
    units: null,
    price: null,
    fee: 0,
    dueAt: null,
    settlesOn: settlementDay(now, fund.cut_off),
    payoutAccountId: null,
  })
  return createPayment(sql, context, {
    sub,
    kind: 'FUND',
    orderId,
    amount: purchase.amount,
    title: purchaseTitle(fund.name),
    description: {
      fa: 'واحدها پس از تسویه به نام شما ثبت می‌شوند.',
      en: 'The units are yours once the purchase has settled.',
    },
    callbackUrl: (payment) => receiptAddress(purchase.callback_url, payment),
  })
}
