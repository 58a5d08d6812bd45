import type { Sql } from '../db/sql'
import { type Decision, isDecision } from '../gateway/gateway'
import { at, later, type Time } from '../time/clock'
import { paymentTimeout } from '../time/timings'
import type { LedgerContext } from './ledger-context'
import { notifyOfPayment } from './notify-of-payment'
import {
  type AtGateway,
  closeAtGateway,
  endPayment,
  inquire,
  isPaid,
  type PaymentStatus,
  unpaidStatus,
} from './payment'

export interface GatewayPayment extends AtGateway {
  readonly sub: string
  /** The fund order that it pays. */
  readonly order_id: number | null
  readonly status: PaymentStatus
  readonly amount: number
  readonly created_at: Date
}

/** What the payments of one kind are for. */
export interface PaymentKind<Payment extends GatewayPayment = GatewayPayment> {
  /** Locks what the payment is for, then the payment; undefined where its gateway has nothing to decide. */
  lock(sql: Sql, uuid: string): Promise<Payment | undefined>
  /** Posts the money of a payment that ended as paid, as of when it was. */
  paid(sql: Sql, time: Time, payment: Payment, decision: Decision): Promise<void>
  unpaid?(sql: Sql, time: Time, payment: Payment, end: 'FAILED' | 'CANCELED' | 'EXECUTION_TIME_OUT'): Promise<void>
  /** Milliseconds until a payment fails that its gateway closed. @default paymentTimeout */
  timeoutOf?(payment: Payment): number
}

/** Row lock of a payment; undefined where it is gone with its person. */
export async function lockGatewayPayment(sql: Sql, uuid: string): Promise<GatewayPayment | undefined> {
  const [payment] = await sql.query<GatewayPayment>(
    'select uuid, sub, order_id, status, amount, created_at, gateway_reference from payment where uuid = $1 for update',
    [uuid],
  )
  return payment
}

/**
 * Settles a payment by what its gateway decided, once. Idempotent: at the same moment or later it changes nothing more
 * (SBX-009, F47, F48). A decision counts from when the gateway made it, and the end of the time to pay from its minute,
 * also when the gateway is asked late.
 */
export async function settlePayment<Payment extends GatewayPayment>(
  sql: Sql,
  context: LedgerContext,
  kind: PaymentKind<Payment>,
  uuid: string,
): Promise<void> {
  const payment = await kind.lock(sql, uuid)
  if (payment?.status !== 'WAITING') return
  const inquiry = await inquire(sql, context, payment)
  if (isDecision(inquiry)) return applyDecision(sql, kind, payment, inquiry)
  const now = context.clock.now()
  if (later(payment.created_at, paymentTimeout) > now) return
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined) return applyDecision(sql, kind, payment, decision)
  const end = later(payment.created_at, kind.timeoutOf?.(payment) ?? paymentTimeout)
  if (end > now) return
  await endPayment(sql, at(end), uuid, 'FAILED')
  await kind.unpaid?.(sql, at(end), payment, 'EXECUTION_TIME_OUT')
}

async function applyDecision<Payment extends GatewayPayment>(
  sql: Sql,
  kind: PaymentKind<Payment>,
  payment: Payment,
  decision: Decision,
): Promise<void> {
  const time = at(decision.decidedAt)
  const status = isPaid(decision, payment.amount) ? 'SUCCESS' : unpaidStatus(decision)
  await endPayment(sql, time, payment.uuid, status, decision)
  if (status === 'SUCCESS') {
    await kind.paid(sql, time, payment, decision)
    await notifyOfPayment(sql, time, payment.uuid)
  } else await kind.unpaid?.(sql, time, payment, status)
}

/** Cancels a waiting payment; false where it had ended, or the gateway decided first: then it is settled instead. */
export async function cancelPayment<Payment extends GatewayPayment>(
  sql: Sql,
  context: LedgerContext,
  kind: PaymentKind<Payment>,
  uuid: string,
): Promise<boolean> {
  await settlePayment(sql, context, kind, uuid)
  const payment = await kind.lock(sql, uuid)
  if (payment?.status !== 'WAITING') return false
  const decision = await closeAtGateway(sql, context, payment)
  if (decision === undefined) await endPayment(sql, context.clock, uuid, 'CANCELED')
  else await applyDecision(sql, kind, payment, decision)
  return decision === undefined
}
