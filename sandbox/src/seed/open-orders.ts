import { nextWorkingDay } from '@sarv/shared/calendar/settlement'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { purchaseTitle } from '../ledger/purchase-title'
import { recordPayment } from '../ledger/record-payment'
import { transfer } from '../ledger/transfer'
import { readFundName } from '../market/fund-name'
import { priceOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'

/** A paid purchase and a sale that settle at noon (UTC) of the next working day. */
export async function addOpenOrders(sql: Sql, clock: Clock, sub: string): Promise<void> {
  const now = clock.now()
  const settlesOn = nextWorkingDay(tehranDay(now))
  const times = { now, settlesOn, due: new Date(`${settlesOn}T12:00:00Z`) }
  await openPurchase(sql, clock, sub, times)
  await openSale(sql, sub, times)
}

interface Times {
  now: Date
  settlesOn: string
  due: Date
}

async function openPurchase(sql: Sql, clock: Clock, sub: string, { now, settlesOn, due }: Times): Promise<void> {
  const amount = 50_000_000
  const order = firstRow(
    await sql.query<{ id: number }>(
      `insert into fund_order (sub, ds_code, side, type, amount, status, created_at, due_at, settles_on, tracking_code)
       values ($1, '11419', 'BUY', 'AMOUNT', $2, 'PENDING', $3, $4, $5, $6) returning id`,
      [sub, amount, now, due, settlesOn, trackingCode()],
    ),
  )
  await sql.query(
    `insert into order_step (order_id, sort, status, at) values ($1, 1, 'WAITING', $2), ($1, 2, 'PENDING', $2)`,
    [order.id, now],
  )
  await recordPayment(sql, {
    sub,
    orderId: order.id,
    amount,
    status: 'SUCCESS',
    title: purchaseTitle(await readFundName(sql, '11419')),
    at: now,
  })
  await transfer(sql, clock, `paid:${order.id}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
}

async function openSale(sql: Sql, sub: string, { now, settlesOn, due }: Times): Promise<void> {
  const units = 500
  const price = await priceOn(sql, 'fund:11602', tehranDay(now))
  await sql.query(`update holding set blocked_units = blocked_units + $2 where sub = $1 and ds_code = '11602'`, [
    sub,
    units,
  ])
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order
       (sub, ds_code, side, type, amount, units, price, status, created_at, due_at, settles_on, tracking_code, payout_account_id)
     select $1, '11602', 'SELL', 'UNITS', $2, $3, $4, 'PENDING', $5, $6, $7, $8, id
     from payout_account where sub = $1 and is_default returning id`,
    [sub, units * price, units, price, now, due, settlesOn, trackingCode()],
  )
  await sql.query(`insert into order_step (order_id, sort, status, at) values ($1, 1, 'PENDING', $2)`, [order?.id, now])
}
