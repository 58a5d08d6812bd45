import type { Sql } from '../db/sql'
import { type Decision, isDecision } from '../gateway/gateway'
import { at, later, type Time } from '../time/clock'
import { paymentTimeout } from '../time/timings'
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

/** Payment with no fund order behind it: kind CHARGE, REISSUE or RECOMMENDATION. */
interface GatewayPayment extends AtGateway {
  readonly sub: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly created_at: Date
}

/** Posts the money of a payment that was paid, as of when it was. */
export type Paid = (sql: Sql, time: Time, payment: GatewayPayment) => Promise<void>

/**
 * Takes over what the gateway decided about a payment, once: `paid` posts the money. Idempotent: at the same
 * moment or later it changes nothing more (SBX-009, F47, F48).
 */
export async function takeOverGatewayPayment(
  sql: Sql,
  context: LedgerContext,
  uuid: string,
  paid: Paid,
): Promise<void> {
  const [payment] = await sql.query<GatewayPayment>(
    'select uuid, sub, status, amount, created_at, gateway_reference from payment where uuid = $1 for update',
    [uuid],
  )
  if (payment?.status !== 'WAITING') return
  const inquiry = await inquire(sql, context, payment)
  if (isDecision(inquiry)) return takeDecision(sql, payment, inquiry, paid)
  const end = later(payment.created_at, paymentTimeout)
  if (end > context.clock.now()) return
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined) return takeDecision(sql, payment, decision, paid)
  await endPayment(sql, at(end), uuid, 'FAILED')
}

async function takeDecision(sql: Sql, payment: GatewayPayment, decision: Decision, paid: Paid): Promise<void> {
  const time = at(decision.decidedAt)
  const isGood = isPaid(decision, payment.amount)
  await endPayment(sql, time, payment.uuid, isGood ? 'SUCCESS' : unpaidStatus(decision), decision)
  if (isGood) await paid(sql, time, payment)
}
