import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { Purchase } from '@sarv/shared/contract/fund-payment'
import type { Sql } from '../db/sql'
import { invalid, notFound } from '../errors/domain-error'
import { trackingCode } from '../identifiers/tracking-code'
import { maxAmount, requireBelowCeiling } from './ceiling'
import { createPayment } from './create-payment'
import { moveOrder } from './fund-order'
import type { LedgerContext } from './ledger-context'

/** No purchase is smaller, whatever the fund allows (VAL-07). */
const minimumPurchase = 300_000

const toPersian = (amount: number) => amount.toLocaleString('fa-IR')

/** The page of the shell to which the gateway sends a person back (SBX-010). */
const receiptPath = '/payment/receipt'

/** Redirect allow-list: the receipt page on one of our origins, and nothing with it; the query is the gateway's to write. */
function checkCallback(url: string, hosts: readonly string[]): void {
  const href = URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : undefined
  if (!hosts.some((host) => href === host + receiptPath)) {
    throw invalid({ message: 'نشانی بازگشت از درگاه پذیرفته نیست.' })
  }
}

function checkAmount(amount: number, fundMinimum: number): void {
  const minimum = Math.max(minimumPurchase, fundMinimum)
  if (amount < minimum) throw invalid({ detail: [{ msg: `حداقل مبلغ خرید ${toPersian(minimum)} ریال است.` }] })
  if (amount > maxAmount) throw invalid({ detail: [{ msg: 'مبلغ بیش از اندازهٔ مجاز است.' }] })
}

/** Creates a purchase order that waits for its payment, and the payment, opened at the gateway. Returns the payment's uuid. */
export async function orderPurchase(
  sql: Sql,
  context: LedgerContext,
  { sub, purchase, hosts }: { sub: string; purchase: Purchase; hosts: readonly string[] },
): Promise<string> {
  checkCallback(purchase.callback_url, hosts)
  const [fund] = await sql.query<{ name: string; min_amount: number; cut_off: string }>(
    'select name, min_amount, cut_off from fund where ds_code = $1',
    [purchase.ds_code],
  )
  if (fund === undefined) throw notFound()
  checkAmount(purchase.amount, fund.min_amount)
  await requireBelowCeiling(sql, sub, purchase.amount)

  const now = context.clock.now()
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, status, created_at, settles_on, tracking_code)
     values ($1, $2, 'BUY', 'AMOUNT', $3, 'WAITING', $4, $5, $6) returning id`,
    [sub, purchase.ds_code, purchase.amount, now, settlementDay(now, fund.cut_off), trackingCode()],
  )
  if (order === undefined) throw new Error('the database made no order')
  await moveOrder(sql, context.clock, order.id, 'WAITING')
  return createPayment(sql, context, {
    sub,
    kind: 'FUND',
    orderId: order.id,
    amount: purchase.amount,
    title: `خرید صندوق ${fund.name}`,
    description: 'فقط با کارتی پرداخت کنید که به نام خودتان است.',
    callbackUrl: purchase.callback_url,
  })
}
