import { randomUUID } from 'node:crypto'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { at } from '../time/clock'
import { moveOrder } from './fund-order'
import { transfer } from './transfer'
import { addUnits } from './units'

/** A purchase that is over: units for money that came from outside, by no gateway. */
interface EndedPurchase {
  readonly sub: string
  readonly dsCode: string
  readonly units: number
  readonly price: number
  readonly paidAt: Date
  readonly settledAt: Date
  /** From which the units are held. */
  readonly day: string
  readonly title: string
}

/** Records a purchase with all that belongs to one: order, steps, payment, lot and ledger. Returns the order's id. */
export async function recordPurchase(sql: Sql, purchase: EndedPurchase): Promise<number> {
  const { sub, dsCode, units, price, paidAt, settledAt, day, title } = purchase
  const amount = units * price
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, units, price, status, created_at, settles_on, tracking_code)
     values ($1, $2, 'BUY', 'AMOUNT', $3, $4, $5, 'WAITING', $6, $7, $8) returning id`,
    [sub, dsCode, amount, units, price, paidAt, day, trackingCode()],
  )
  if (order === undefined) throw new Error('the database made no order')
  await moveOrder(sql, at(paidAt), order.id, 'WAITING')
  await moveOrder(sql, at(paidAt), order.id, 'PENDING')
  await moveOrder(sql, at(settledAt), order.id, 'DONE')
  await sql.query(
    `insert into payment (uuid, sub, kind, order_id, amount, status, title, description, created_at, settled_at)
     values ($1, $2, 'FUND', $3, $4, 'SUCCESS', $5, '', $6, $6)`,
    [randomUUID(), sub, order.id, amount, title, paidAt],
  )
  await addUnits(sql, { sub, dsCode, units, price, day })
  await transfer(sql, at(paidAt), `paid:${order.id}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
  await transfer(sql, at(settledAt), `settled:${order.id}`, [
    { account: 'clearing', amount: -amount },
    { account: `fund:${dsCode}`, amount },
  ])
  return order.id
}
