import { settlementDay } from '@sarv/shared/calendar/settlement'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import { type Decision, isDecision } from '../gateway/gateway'
import { at, later, type Time } from '../time/clock'
import { paymentTimeout, settlesAt } from '../time/timings'
import { lockOrder, moveOrder } from './fund-order'
import type { LedgerContext } from './ledger-context'
import {
  type AtGateway,
  closeAtGateway,
  endPayment,
  inquire,
  isPaid,
  type PaymentStatus,
  unpaidStatus,
} from './payment'
import { transfer } from './transfer'

interface FundPayment extends AtGateway {
  readonly order_id: number
  readonly status: PaymentStatus
  readonly amount: number
  readonly created_at: Date
}

/**
 * Takes over what the gateway decided about the payment of a purchase, once: a paid purchase waits for its units, any
 * other end ends the order. Idempotent: at the same moment or later it changes nothing more (SBX-009, F47, F48). What the
 * gateway decided counts from when it did, and the end of the time to pay from its minute, however late anybody asks.
 */
export async function takeOverFundPayment(sql: Sql, context: LedgerContext, uuid: string): Promise<void> {
  const payment = await lockFundPayment(sql, uuid)
  if (payment.status !== 'WAITING') return
  const inquiry = await inquire(sql, context, payment)
  if (isDecision(inquiry)) return takeDecision(sql, payment, inquiry)
  const end = later(payment.created_at, paymentTimeout)
  if (end > context.clock.now()) return
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined) return takeDecision(sql, payment, decision)
  await endPayment(sql, at(end), uuid, 'FAILED')
  await moveOrder(sql, at(end), payment.order_id, 'EXECUTION_TIME_OUT')
}

async function lockFundPayment(sql: Sql, uuid: string): Promise<FundPayment> {
  const [known] = await sql.query<{ order_id: number }>(
    'select order_id from payment where uuid = $1 and order_id is not null',
    [uuid],
  )
  if (known === undefined) throw notFound()
  // The order first, as everybody locks: no two of us wait for each other.
  await lockOrder(sql, known.order_id)
  return firstRow(
    await sql.query<FundPayment>(
      'select uuid, order_id, status, amount, created_at, gateway_reference from payment where uuid = $1 for update',
      [uuid],
    ),
  )
}

async function takeDecision(sql: Sql, payment: FundPayment, decision: Decision): Promise<void> {
  const time = at(decision.decidedAt)
  if (isPaid(decision, payment.amount)) {
    await endPayment(sql, time, payment.uuid, 'SUCCESS', decision)
    return bookPurchase(sql, time, { orderId: payment.order_id, amount: payment.amount })
  }
  const end = unpaidStatus(decision)
  await endPayment(sql, time, payment.uuid, end, decision)
  await moveOrder(sql, time, payment.order_id, end)
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

/**
 * Gives a purchase up that waits for its payment. False where the gateway has decided meanwhile, or its time was over:
 * then that is taken over instead.
 */
export async function cancelFundPayment(sql: Sql, context: LedgerContext, uuid: string): Promise<boolean> {
  await takeOverFundPayment(sql, context, uuid)
  const payment = await lockFundPayment(sql, uuid)
  if (payment.status !== 'WAITING') return false
  const decision = await closeAtGateway(sql, context, payment)
  if (decision === undefined) await endPayment(sql, context.clock, uuid, 'CANCELED')
  else await takeDecision(sql, payment, decision)
  return decision === undefined
}
