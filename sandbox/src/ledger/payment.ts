import { notFound } from '../api/refuse'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { lockOrder, moveOrder } from './fund-order'
import { later, PACE } from './pace'
import { transfer } from './transfer'

interface Waiting {
  readonly status: string
  readonly amount: number
  readonly created_at: Date
}
interface Session {
  readonly status: 'WAITING' | 'SUCCESS' | 'FAILED' | 'CANCELED'
  readonly amount: number
}

const ORDER_AFTER = { FAILED: 'FAILED', CANCELED: 'CANCELED' } as const

/**
 * Asks the gateway what became of a payment and takes it over, once: a paid purchase waits for its units, any other end
 * ends the order. Calling it again, at the same moment or later, changes nothing (SBX-009, F47, F48).
 */
export async function inquire(sql: Sql, clock: Clock, uuid: string): Promise<void> {
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
    'select status, amount from gateway_session where payment_uuid = $1 for update',
    [uuid],
  )
  if (session === undefined || session.status === 'WAITING') {
    if (later(payment.created_at, PACE.payment) <= clock.now()) await expire(sql, clock, uuid, known.order_id)
    return
  }
  // A gateway that took another sum than was asked for did not pay this payment.
  if (session.status === 'SUCCESS' && session.amount === payment.amount) {
    return take(sql, clock, { uuid, orderId: known.order_id, amount: payment.amount })
  }
  const end = session.status === 'CANCELED' ? 'CANCELED' : 'FAILED'
  await endPayment(sql, clock, uuid, end)
  await moveOrder(sql, clock, known.order_id, ORDER_AFTER[end])
}

async function take(
  sql: Sql,
  clock: Clock,
  { uuid, orderId, amount }: { uuid: string; orderId: number; amount: number },
): Promise<void> {
  await endPayment(sql, clock, uuid, 'SUCCESS')
  await moveOrder(sql, clock, orderId, 'PENDING')
  await sql.query('update fund_order set due_at = $2 where id = $1', [orderId, later(clock.now(), PACE.settle)])
  await transfer(sql, clock, `paid:${orderId}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
}

async function expire(sql: Sql, clock: Clock, uuid: string, orderId: number): Promise<void> {
  await closeSession(sql, uuid)
  await endPayment(sql, clock, uuid, 'FAILED')
  await moveOrder(sql, clock, orderId, 'EXECUTION_TIME_OUT')
}

export async function endPayment(sql: Sql, clock: Clock, uuid: string, status: string): Promise<void> {
  await sql.query('update payment set status = $2, settled_at = $3 where uuid = $1', [uuid, status, clock.now()])
}

/** From now on the gateway takes no money for this payment. */
export async function closeSession(sql: Sql, uuid: string): Promise<void> {
  await sql.query(`update gateway_session set status = 'CANCELED' where payment_uuid = $1 and status = 'WAITING'`, [
    uuid,
  ])
}
