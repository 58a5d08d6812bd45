import { settlementDay } from '@sarv/shared/calendar/settlement'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'
import { settlesAt } from '../time/timings'
import { lockOrder, moveOrder } from './fund-order'
import { type GatewayPayment, lockGatewayPayment, type PaymentKind } from './settle-payment'
import { transfer } from './transfer'

type FundPayment = GatewayPayment & { readonly order_id: number }

/** Payments of purchases: a paid purchase waits for its units, any other end ends the order. */
export const fundPayments: PaymentKind<FundPayment> = {
  async lock(sql, uuid) {
    const [known] = await sql.query<{ order_id: number }>(
      'select order_id from payment where uuid = $1 and order_id is not null',
      [uuid],
    )
    if (known === undefined) return undefined
    // The order first, as everything locks: no two transactions wait for each other.
    await lockOrder(sql, known.order_id)
    const payment = await lockGatewayPayment(sql, uuid)
    return payment && { ...payment, ...known }
  },
  paid: (sql, time, { order_id, amount }) => bookPurchase(sql, time, { orderId: order_id, amount }),
  unpaid: (sql, time, { order_id }, end) => moveOrder(sql, time, order_id, end),
}

/** Books the money of a purchase that is paid: the order waits for its units. */
export async function bookPurchase(
  sql: Sql,
  time: Time,
  { orderId, amount }: { readonly orderId: number; readonly amount: number },
): Promise<void> {
  await moveOrder(sql, time, orderId, 'PENDING')
  const fund = firstRow(
    await sql.query<{ cut_off: string }>(
      'select f.cut_off from fund f join fund_order o on o.ds_code = f.ds_code where o.id = $1',
      [orderId],
    ),
  )
  // The day that was promised with the order moves on when the payment comes after the fund's hour.
  await sql.query('update fund_order set due_at = $2, settles_on = $3 where id = $1', [
    orderId,
    settlesAt(time.now(), fund.cut_off),
    settlementDay(time.now(), fund.cut_off),
  ])
  await transfer(sql, time, `paid:${orderId}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
}
