import type { Sql } from '../../db/sql'
import type { PaymentKind } from '../../ledger/settle-payment'
import { transfer } from '../../ledger/transfer'
import type { Time } from '../../time/clock'
import { paymentTimeout, slipTimeout } from '../../time/timings'
import { lockPayment, type PmaPayment } from '../payment/pma-payment'
import { increasePortfolio } from '../portfolio/portfolio-money'
import { applyEvent, lockPma } from './pma-record'

/** Ledger account in which the money of an onboarding waits until the portfolio is made. */
export const waitingAccount = (onbUuid: string) => `pma:${onbUuid}`

/**
 * Payments of portfolios. One whose slip is in review has nothing to do with the gateway any more; an increase may still be
 * paid by a slip until the next day.
 */
export const pmaPayments: PaymentKind<PmaPayment> = {
  async lock(sql, uuid) {
    const payment = await lockPayment(sql, uuid)
    return payment?.in_review || payment?.gateway_reference === null ? undefined : payment
  },
  paid: (sql, time, payment, { traceNumber }) => takeMoney(sql, time, payment, traceNumber),
  timeoutOf: ({ purpose }) => (purpose === 'INCREASE' ? slipTimeout : paymentTimeout),
}

/** Posts the money of a locked payment that has ended as paid: into its portfolio, or to where an onboarding's money waits. */
export async function takeMoney(sql: Sql, time: Time, payment: PmaPayment, reference: string | null): Promise<void> {
  const { uuid, amount, onb_uuid, prx } = payment
  if (prx !== null) {
    return increasePortfolio(sql, time, prx, { amount, from: 'world', event: `pma-increased:${uuid}`, reference })
  }
  if (onb_uuid === null) throw new Error(`Payment ${uuid} has neither an onboarding nor a portfolio`)
  await transfer(sql, time, `pma-paid:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: waitingAccount(onb_uuid), amount },
  ])
  // A slip is judged by the one who looked at it; what the gateway took is paid.
  if (payment.in_review) return
  await applyEvent(sql, time, await lockPma(sql, onb_uuid), { kind: 'paid', stage: 'payment' })
}
