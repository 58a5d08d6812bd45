import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import { type Decision, isDecision } from '../gateway/gateway'
import { createPayment } from '../ledger/create-payment'
import type { LedgerContext } from '../ledger/ledger-context'
import {
  type AtGateway,
  closeAtGateway,
  endPayment,
  inquire,
  isPaid,
  type PaymentStatus,
  unpaidStatus,
} from '../ledger/payment'
import type { LocalText } from '../local-text/local-text'
import { at, later, type Time } from '../time/clock'
import { paymentTimeout } from '../time/timings'
import { bookFee, bookInvestment } from './book-payment'
import { lockManager } from './manager'
import type { Offer } from './offer'

/** Where the gateway sends people back to (SBX-010). */
const receiptPath = '/recommendations/receipt'

export type Purpose = 'FEE' | 'INVESTMENT'

interface RecommendationPayment extends AtGateway {
  readonly sub: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly created_at: Date
  readonly purpose: Purpose
  readonly offer_id: number
}

/** What a payment is called. */
export const paymentTitle = (purpose: Purpose, { title }: Pick<Offer, 'title'>): LocalText =>
  purpose === 'FEE'
    ? { fa: `کارمزد ${title.fa}`, en: `Fee of the ${title.en}` }
    : { fa: `سرمایه‌گذاری در ${title.fa}`, en: `Investment in the ${title.en}` }

export const paymentDescription: LocalText = {
  fa: 'فقط با کارتی پرداخت کنید که به نام خودتان است.',
  en: 'Pay only with a card in your own name.',
}

/** The payment that waits for money; a manager has one at most. */
export async function findWaitingPayment(
  sql: Sql,
  managerId: number,
): Promise<{ uuid: string; purpose: Purpose; offer_id: number } | undefined> {
  const [waiting] = await sql.query<{ uuid: string; purpose: Purpose; offer_id: number }>(
    `select p.uuid, r.purpose, r.offer_id from recommendation_payment r join payment p on p.uuid = r.payment_uuid
       join recommendation_offer f on f.id = r.offer_id
     where f.manager_id = $1 and p.status = 'WAITING'`,
    [managerId],
  )
  return waiting
}

/**
 * Payment of a fee or an amount for a locked manager, single flight: the one that waits already for the same thing, or a
 * new one; one that waits for something else is closed. Returns its uuid.
 */
export async function requestPayment(
  sql: Sql,
  context: LedgerContext,
  { sub, offer, purpose, host }: { sub: string; offer: Offer; purpose: Purpose; host: string },
): Promise<string> {
  const waiting = await findWaitingPayment(sql, offer.manager_id)
  if (waiting?.offer_id === offer.id && waiting.purpose === purpose) return waiting.uuid
  await closeWaitingPayment(sql, context, offer.manager_id)
  const uuid = await createPayment(sql, context, {
    sub,
    kind: 'RECOMMENDATION',
    orderId: null,
    amount: purpose === 'FEE' ? (offer.fee ?? 0) : offer.amount,
    title: paymentTitle(purpose, offer).fa,
    description: paymentDescription.fa,
    callbackUrl: `${host}${receiptPath}`,
  })
  await sql.query('insert into recommendation_payment (payment_uuid, offer_id, purpose) values ($1, $2, $3)', [
    uuid,
    offer.id,
    purpose,
  ])
  return uuid
}

const paidJustNow = {
  fa: 'همین حالا پرداختی در درگاه انجام شد. صفحه را تازه کنید.',
  en: 'A payment was made at the gateway just now. Refresh the page.',
}

/** Gives the waiting payment of a locked manager up; a conflict when the gateway took its money at this very moment. */
export async function closeWaitingPayment(sql: Sql, context: LedgerContext, managerId: number): Promise<void> {
  const waiting = await findWaitingPayment(sql, managerId)
  if (waiting === undefined) return
  const payment = await lockPayment(sql, waiting.uuid)
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined && isPaid(decision, payment.amount)) throw conflict(paidJustNow)
  await endPayment(sql, context.clock, payment.uuid, decision ? unpaidStatus(decision) : 'CANCELED', decision)
}

async function lockPayment(sql: Sql, uuid: string): Promise<RecommendationPayment> {
  await sql.query('select 1 from payment where uuid = $1 for update', [uuid])
  const [payment] = await sql.query<RecommendationPayment>(
    `select p.uuid, p.sub, p.status, p.amount, p.created_at, p.gateway_reference, r.purpose, r.offer_id
     from payment p join recommendation_payment r on r.payment_uuid = p.uuid where p.uuid = $1`,
    [uuid],
  )
  if (payment === undefined) throw new Error(`the payment ${uuid} is for nothing`)
  return payment
}

/**
 * Takes over what the gateway decided about a payment of a recommendation, once; idempotent (SBX-009, F47, F48). What was
 * paid counts from when the gateway took it.
 */
export async function takeOverRecommendationPayment(sql: Sql, context: LedgerContext, uuid: string): Promise<void> {
  const [known] = await sql.query<{ manager_id: number }>(
    `select f.manager_id from recommendation_payment r join recommendation_offer f on f.id = r.offer_id
     where r.payment_uuid = $1`,
    [uuid],
  )
  if (known === undefined) return
  // The manager first, as everybody locks: no two of us wait for each other.
  await lockManager(sql, known.manager_id)
  const payment = await lockPayment(sql, uuid)
  if (payment.status !== 'WAITING') return
  const inquiry = await inquire(sql, context, payment)
  if (isDecision(inquiry)) return takeDecision(sql, payment, inquiry)
  const end = later(payment.created_at, paymentTimeout)
  if (end > context.clock.now()) return
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined) return takeDecision(sql, payment, decision)
  await endPayment(sql, at(end), uuid, 'FAILED')
}

async function takeDecision(sql: Sql, payment: RecommendationPayment, decision: Decision): Promise<void> {
  const time: Time = at(decision.decidedAt)
  const isGood = isPaid(decision, payment.amount)
  await endPayment(sql, time, payment.uuid, isGood ? 'SUCCESS' : unpaidStatus(decision), decision)
  if (!isGood) return
  if (payment.purpose === 'FEE') await bookFee(sql, time, payment)
  else await bookInvestment(sql, time, payment)
}
