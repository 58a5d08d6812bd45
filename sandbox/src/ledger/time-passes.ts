import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { inquire } from './payment'
import { extendPrices } from './prices'
import { payRefund, settle } from './settlement'

type Work = (sql: Sql) => Promise<void>

/** What is due by now, each piece on its own: payments whose end nobody reported (F48), settlements, refunds. */
export async function dueWork(sql: Sql, clock: Clock, sub: string | null = null): Promise<Work[]> {
  const now = clock.now()
  const payments = await sql.query<{ uuid: string }>(
    `select p.uuid from payment p join gateway_session s on s.payment_uuid = p.uuid
     where p.status = 'WAITING' and ($1::uuid is null or p.sub = $1) order by p.order_id`,
    [sub],
  )
  const due = await sql.query<{ id: number }>(
    `select id from fund_order where status = 'PENDING' and due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
  const refunds = await sql.query<{ id: number }>(
    'select id from fund_order where refund_due_at <= $1 and ($2::uuid is null or sub = $2) order by id',
    [now, sub],
  )
  return [
    ...payments.map(
      ({ uuid }): Work =>
        (tx) =>
          inquire(tx, clock, uuid),
    ),
    ...due.map(
      ({ id }): Work =>
        (tx) =>
          settle(tx, clock, id),
    ),
    ...refunds.map(
      ({ id }): Work =>
        (tx) =>
          payRefund(tx, clock, id),
    ),
  ]
}

/** Does what is due for one person, so that whoever looks sees what the clock says. */
export async function catchUp(sql: Sql, clock: Clock, sub: string): Promise<void> {
  await extendPrices(sql, clock)
  for (const work of await dueWork(sql, clock, sub)) await work(sql)
}
