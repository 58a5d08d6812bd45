import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import { trackingCode } from '../identifiers/tracking-code'
import type { Time } from '../time/clock'

/** Order of fund units: a row of `fund_order`. */
export interface FundOrder {
  readonly id: number
  readonly sub: string
  readonly ds_code: string
  readonly side: 'BUY' | 'SELL'
  readonly amount: number
  readonly units: number | null
  readonly status: string
  /** When a paid purchase or a sale is settled. */
  readonly due_at: Date | null
  readonly refund_due_at: Date | null
}

/** Row lock: the order, locked until the transaction ends; always the first lock of any code that changes it. */
export async function lockOrder(sql: Sql, id: number): Promise<FundOrder> {
  const [order] = await sql.query<FundOrder>(
    'select id, sub, ds_code, side, amount, units, status, due_at, refund_due_at from fund_order where id = $1 for update',
    [id],
  )
  if (order === undefined) throw notFound()
  return order
}

interface NewOrder extends Pick<FundOrder, 'sub' | 'side' | 'amount' | 'units'> {
  readonly dsCode: string
  /** What the person named: the money or the units. */
  readonly type: 'AMOUNT' | 'UNITS'
  readonly price: number | null
  readonly fee: number
  readonly dueAt: Date | null
  /** The day that the person is told. */
  readonly settlesOn: string
  readonly payoutAccountId: number | null
}

/** A purchase begins with its payment, a sale at once. */
const firstStatus = { BUY: 'WAITING', SELL: 'PENDING' }

/** Inserts an order, with the first step of its timeline. Returns its id. */
export async function insertOrder(sql: Sql, time: Time, order: NewOrder): Promise<number> {
  const { sub, dsCode, side, type, amount, units, price, fee, dueAt, settlesOn, payoutAccountId } = order
  const status = firstStatus[side]
  const { id } = firstRow(
    await sql.query<{ id: number }>(
      `insert into fund_order (sub, ds_code, side, type, amount, units, price, fee, status, created_at, due_at, settles_on,
         tracking_code, payout_account_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
      [
        sub,
        dsCode,
        side,
        type,
        amount,
        units,
        price,
        fee,
        status,
        time.now(),
        dueAt,
        settlesOn,
        trackingCode(),
        payoutAccountId,
      ],
    ),
  )
  await moveOrder(sql, time, id, status)
  return id
}

/** State transition of an order; its timeline tells when. */
export async function moveOrder(sql: Sql, time: Time, id: number, status: string): Promise<void> {
  await sql.query('update fund_order set status = $2 where id = $1', [id, status])
  await sql.query(
    `insert into order_step (order_id, sort, status, at)
     select $1, coalesce(max(sort), 0) + 1, $2, $3 from order_step where order_id = $1`,
    [id, status, time.now()],
  )
}

/** Releases the units that an open sale blocked. */
export async function unblockUnits(sql: Sql, order: FundOrder): Promise<void> {
  await sql.query('update holding set blocked_units = blocked_units - $3 where sub = $1 and ds_code = $2', [
    order.sub,
    order.ds_code,
    order.units ?? 0,
  ])
}
