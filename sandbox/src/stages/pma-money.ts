import { at, type Time } from '../clock'
import type { Sql } from '../db/sql'
import { later, PACE } from '../ledger/pace'
import { closeSession, endPayment } from '../ledger/payment'
import { transfer } from '../ledger/transfer'
import { lockPayment, type PmaPayment } from './pma-payment'
import { happen, lockPma } from './pma-record'
import { increasePortfolioBy } from './portfolio-money'

/** Where the money of an onboarding waits until the portfolio is made. */
export const waitingMoney = (onbUuid: string) => `pma:${onbUuid}`

/** How long an increase waits for a slip. */
export const SLIP_TIME = 24 * 3_600_000

interface Session {
  readonly status: 'WAITING' | 'SUCCESS' | 'FAILED' | 'CANCELED'
  readonly amount: number
  readonly decided_at: Date | null
  readonly trace_no: string | null
}

/**
 * Asks the gateway what became of a portfolio's payment and takes it over, once (SBX-009, F47, F48). A payment whose slip
 * is looked at has nothing to do with the gateway any more.
 */
export async function inquirePma(sql: Sql, time: Time, uuid: string): Promise<void> {
  const payment = await lockPayment(sql, uuid)
  if (payment === undefined || payment.status !== 'WAITING' || payment.in_review) return
  const [session] = await sql.query<Session>(
    'select status, amount, decided_at, trace_no from gateway_session where payment_uuid = $1 for update',
    [uuid],
  )
  if (session === undefined) return
  if (session.decided_at === null) return expire(sql, time, payment)
  const decided = at(session.decided_at)
  // A gateway that took another sum than was asked for did not pay this payment.
  if (session.status === 'SUCCESS' && session.amount === payment.amount) {
    return takeMoney(sql, decided, payment, session.trace_no)
  }
  await endPayment(sql, decided, uuid, session.status === 'CANCELED' ? 'CANCELED' : 'FAILED')
}

/** The gateway gives a person some minutes; an increase may still be paid by a slip until the next day. */
async function expire(sql: Sql, time: Time, { uuid, created_at, purpose }: PmaPayment): Promise<void> {
  if (later(created_at, PACE.payment) > time.now()) return
  await closeSession(sql, uuid)
  const end = later(created_at, purpose === 'INCREASE' ? SLIP_TIME : PACE.payment)
  if (end <= time.now()) await endPayment(sql, at(end), uuid, 'FAILED')
}

/** Money that arrived for a locked payment: into its portfolio, or to where an onboarding's money waits. */
export async function takeMoney(sql: Sql, time: Time, payment: PmaPayment, reference: string | null): Promise<void> {
  const { uuid, amount, onb_uuid, prx } = payment
  await endPayment(sql, time, uuid, 'SUCCESS')
  if (prx !== null) {
    return increasePortfolioBy(sql, time, prx, { amount, from: 'world', event: `pma-increased:${uuid}`, reference })
  }
  if (onb_uuid === null) throw new Error(`the payment ${uuid} is for nothing`)
  await transfer(sql, time, `pma-paid:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: waitingMoney(onb_uuid), amount },
  ])
  // A slip is judged by whoever looked at it; what the gateway took is paid.
  if (payment.in_review) return
  await happen(sql, time, await lockPma(sql, onb_uuid), { is: 'paid', stage: 'payment' })
}
