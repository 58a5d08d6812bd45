import { randomUUID } from 'node:crypto'
import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { Purchase } from '@sarv/shared/contract/fund-payment'
import { notFound, refuse } from '../api/refuse'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { openSession } from '../gateway/ways-to-pay'
import { CEILING, requireRoom } from './ceiling'
import { moveOrder } from './fund-order'
import { trackingCode } from './tracking-code'

/** No purchase is smaller, whatever the fund allows (VAL-07). */
const HOUSE_MINIMUM = 300_000

const toPersian = (amount: number) => amount.toLocaleString('fa-IR')

/** The page of the shell to which the gateway sends a person back (SBX-010). */
const RECEIPT = '/payment/receipt'

/** The page itself on one of our origins, and nothing with it: the query is the gateway's to write. */
function checkCallback(url: string, hosts: readonly string[]): void {
  const href = URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : undefined
  if (!hosts.some((host) => href === host + RECEIPT)) {
    throw refuse(400, { message: 'نشانی بازگشت از درگاه پذیرفته نیست.' })
  }
}

function checkAmount(amount: number, fundMinimum: number): void {
  const minimum = Math.max(HOUSE_MINIMUM, fundMinimum)
  if (amount < minimum) throw refuse(400, { detail: [{ msg: `حداقل مبلغ خرید ${toPersian(minimum)} ریال است.` }] })
  if (amount > CEILING) throw refuse(400, { detail: [{ msg: 'مبلغ بیش از اندازهٔ مجاز است.' }] })
}

/** An order that waits for its payment, the payment, and the gateway's session for it. Answers the payment's uuid. */
export async function orderPurchase(
  sql: Sql,
  clock: Clock,
  { sub, purchase, hosts }: { sub: string; purchase: Purchase; hosts: readonly string[] },
): Promise<string> {
  checkCallback(purchase.callback_url, hosts)
  const [fund] = await sql.query<{ name: string; min_amount: number; cut_off: string }>(
    'select name, min_amount, cut_off from fund where ds_code = $1',
    [purchase.ds_code],
  )
  if (fund === undefined) throw notFound()
  checkAmount(purchase.amount, fund.min_amount)
  await requireRoom(sql, sub, purchase.amount)

  const now = clock.now()
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, status, created_at, settles_on, tracking_code)
     values ($1, $2, 'BUY', 'AMOUNT', $3, 'WAITING', $4, $5, $6) returning id`,
    [sub, purchase.ds_code, purchase.amount, now, settlementDay(now, fund.cut_off), trackingCode()],
  )
  if (order === undefined) throw new Error('the database made no order')
  await moveOrder(sql, clock, order.id, 'WAITING')
  const uuid = randomUUID()
  const title = `خرید صندوق ${fund.name}`
  await sql.query(
    `insert into payment (uuid, sub, kind, order_id, amount, title, description, created_at)
     values ($1, $2, 'FUND', $3, $4, $5, 'فقط با کارتی پرداخت کنید که به نام خودتان است.', $6)`,
    [uuid, sub, order.id, purchase.amount, title, now],
  )
  await openSession(sql, { uuid, amount: purchase.amount, title, callbackUrl: purchase.callback_url })
  return uuid
}
