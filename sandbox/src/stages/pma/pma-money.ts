import type { Sql } from '../../db/sql'
import { type Decision, isDecision } from '../../gateway/gateway'
import type { LedgerContext } from '../../ledger/ledger-context'
import { closeAtGateway, endPayment, inquire, isPaid, unpaidStatus } from '../../ledger/payment'
import { transfer } from '../../ledger/transfer'
import { at, later, type Time } from '../../time/clock'
import { paymentTimeout, slipTimeout } from '../../time/timings'
import { lockPayment, type PmaPayment } from '../payment/pma-payment'
import { increasePortfolio } from '../portfolio/portfolio-money'
import { applyEvent, lockPma } from './pma-record'

/** Ledger account in which the money of an onboarding waits until the portfolio is made. */
export const waitingAccount = (onbUuid: string) => `pma:${onbUuid}`

/**
 * Takes over what the gateway decided about a portfolio's payment, once; idempotent (SBX-009, F47, F48). A payment whose
 * slip is looked at has nothing to do with the gateway any more.
 */
export async function takeOverPmaPayment(sql: Sql, context: LedgerContext, uuid: string): Promise<void> {
  const payment = await lockPayment(sql, uuid)
  if (payment === undefined || payment.status !== 'WAITING' || payment.in_review) return
  if (payment.gateway_reference === null) return
  const inquiry = await inquire(sql, context, payment)
  if (isDecision(inquiry)) await takeDecision(sql, payment, inquiry)
  else await expire(sql, context, payment)
}

async function takeDecision(sql: Sql, payment: PmaPayment, decision: Decision): Promise<void> {
  const time = at(decision.decidedAt)
  if (isPaid(decision, payment.amount)) {
    await takeMoney(sql, time, payment, { reference: decision.traceNumber, decision })
  } else {
    await endPayment(sql, time, payment.uuid, unpaidStatus(decision), decision)
  }
}

/** The gateway gives a person some minutes; an increase may still be paid by a slip until the next day. */
async function expire(sql: Sql, context: LedgerContext, payment: PmaPayment): Promise<void> {
  const now = context.clock.now()
  if (later(payment.created_at, paymentTimeout) > now) return
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined) return takeDecision(sql, payment, decision)
  const end = later(payment.created_at, payment.purpose === 'INCREASE' ? slipTimeout : paymentTimeout)
  if (end <= now) await endPayment(sql, at(end), payment.uuid, 'FAILED')
}

/** Posts money that arrived for a locked payment: into its portfolio, or to where an onboarding's money waits. */
export async function takeMoney(
  sql: Sql,
  time: Time,
  payment: PmaPayment,
  { reference, decision }: { reference: string | null; decision?: Decision },
): Promise<void> {
  const { uuid, amount, onb_uuid, prx } = payment
  await endPayment(sql, time, uuid, 'SUCCESS', decision)
  if (prx !== null) {
    return increasePortfolio(sql, time, prx, { amount, from: 'world', event: `pma-increased:${uuid}`, reference })
  }
  if (onb_uuid === null) throw new Error(`the payment ${uuid} is for nothing`)
  await transfer(sql, time, `pma-paid:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: waitingAccount(onb_uuid), amount },
  ])
  // A slip is judged by whoever looked at it; what the gateway took is paid.
  if (payment.in_review) return
  await applyEvent(sql, time, await lockPma(sql, onb_uuid), { is: 'paid', stage: 'payment' })
}
