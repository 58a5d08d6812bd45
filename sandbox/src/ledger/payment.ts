import { settlementDay } from '@sarv/shared/calendar/settlement'
import { notFound } from '../api/refuse'
import { at, type Time } from '../clock'
import type { Sql } from '../db/sql'
import { lockOrder, moveOrder } from './fund-order'
import { later, PACE, settlesAt } from './pace'
import { transfer } from './transfer'

interface Waiting {
  readonly status: string
  readonly amount: number
  readonly created_at: Date
}
interface Session {
  readonly status: 'WAITING' | 'SUCCESS' | 'FAILED' | 'CANCELED'
  readonly amount: number
  readonly decided_at: Date | null
}

const ORDER_AFTER = { FAILED: 'FAILED', CANCELED: 'CANCELED' } as const

/**
 * Asks the gateway what became of a payment and takes it over, once: a paid purchase waits for its units, any other end
 * ends the order. Calling it again, at the same moment or later, changes nothing (SBX-009, F47, F48). What the gateway
 * decided counts from when it did, and the end of the time to pay from its minute, however late anybody asks.
 */
export async function inquire(sql: Sql, time: Time, uuid: string): Promise<void> {
  const [known] = await sql.query<{ order_id: number }>('select order_id from payment where uuid = $1', [uuid])
  if (known === undefined) throw notFound()
  // The order first, as everybody locks: no two of us wait for each other.
  await lockOrder(sql, known.order_id)
  const [payment] = await sql.query<Waiting>(
    'select status, amount, created_at from payment where uuid = $1 for update',
    [uuid],
  )
  if (payment?.status !== 'WAITING') return
  const [session] = await sql.query<Session>(
    'select status, amount, decided_at from gateway_session where payment_uuid = $1 for update',
    [uuid],
  )
  if (session === undefined || session.status === 'WAITING') {
    const end = later(payment.created_at, PACE.payment)
    if (end <= time.now()) await expire(sql, at(end), uuid, known.order_id)
    return
  }
  const decided = at(session.decided_at ?? time.now())
  // A gateway that took another sum than was asked for did not pay this payment.
  if (session.status === 'SUCCESS' && session.amount === payment.amount) {
    return take(sql, decided, { uuid, orderId: known.order_id, amount: payment.amount })
  }
  const end = session.status === 'CANCELED' ? 'CANCELED' : 'FAILED'
  await endPayment(sql, decided, uuid, end)
  await moveOrder(sql, decided, known.order_id, ORDER_AFTER[end])
}

async function take(
  sql: Sql,
  time: Time,
  { uuid, orderId, amount }: { uuid: string; orderId: number; amount: number },
): Promise<void> {
  await endPayment(sql, time, uuid, 'SUCCESS')
  await moveOrder(sql, time, orderId, 'PENDING')
  const [fund] = await sql.query<{ cut_off: string }>(
    'select f.cut_off from fund f join fund_order o on o.ds_code = f.ds_code where o.id = $1',
    [orderId],
  )
  if (fund === undefined) throw notFound()
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

async function expire(sql: Sql, time: Time, uuid: string, orderId: number): Promise<void> {
  await closeSession(sql, uuid)
  await endPayment(sql, time, uuid, 'FAILED')
  await moveOrder(sql, time, orderId, 'EXECUTION_TIME_OUT')
}

export async function endPayment(sql: Sql, time: Time, uuid: string, status: string): Promise<void> {
  await sql.query('update payment set status = $2, settled_at = $3 where uuid = $1', [uuid, status, time.now()])
}

/** From now on the gateway takes no money for this payment. */
export async function closeSession(sql: Sql, uuid: string): Promise<void> {
  await sql.query(`update gateway_session set status = 'CANCELED' where payment_uuid = $1 and status = 'WAITING'`, [
    uuid,
  ])
}
