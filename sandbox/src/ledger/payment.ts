import type { Sql } from '../db/sql'
import { type Decision, type Inquiry, isDecision } from '../gateway/gateway'
import type { Time } from '../time/clock'
import type { LedgerContext } from './ledger-context'

export type PaymentStatus = 'WAITING' | 'SUCCESS' | 'FAILED' | 'CANCELED'

/** The columns of a payment that say where it stands at its gateway. */
export interface AtGateway {
  readonly uuid: string
  /** Null where no gateway can take it. */
  readonly gateway_reference: string | null
}

/** Inquiry about a payment at its gateway; undefined where it has none, or does not know it. */
export async function inquire(
  sql: Sql,
  { gateway }: LedgerContext,
  { gateway_reference }: AtGateway,
): Promise<Inquiry | undefined> {
  if (gateway_reference === null) return undefined
  return (await gateway.inquire(sql, [gateway_reference])).get(gateway_reference)
}

/**
 * Closes a payment at its gateway: from now on it takes no money for it. Returns the decision that came first, if there was one: it
 * stands, and the payment is to be taken over.
 */
export async function closeAtGateway(
  sql: Sql,
  { clock, gateway }: LedgerContext,
  { uuid, gateway_reference }: AtGateway,
): Promise<Decision | undefined> {
  if (gateway_reference === null) return undefined
  const last = await gateway.close(sql, gateway_reference)
  if (isDecision(last)) return last
  await sql.query('update payment set gateway_closed_at = coalesce(gateway_closed_at, $2) where uuid = $1', [
    uuid,
    clock.now(),
  ])
  return undefined
}

/** A gateway that took another sum than was asked for did not pay this payment. */
export const isPaid = ({ status, amount }: Decision, asked: number) => status === 'SUCCESS' && amount === asked

/** How a payment ends that the gateway decided, and did not pay. */
export const unpaidStatus = ({ status }: Decision) => (status === 'CANCELED' ? 'CANCELED' : 'FAILED')

/** Ends a payment, with what the gateway decided where it was the gateway. */
export async function endPayment(
  sql: Sql,
  time: Time,
  uuid: string,
  status: Exclude<PaymentStatus, 'WAITING'>,
  decision?: Decision,
): Promise<void> {
  await sql.query(
    `update payment set status = $2, settled_at = $3, psp = $4, trace_number = $5, decided_at = $6 where uuid = $1`,
    [uuid, status, time.now(), decision?.psp ?? null, decision?.traceNumber ?? null, decision?.decidedAt ?? null],
  )
}
