import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import { createPayment } from '../ledger/create-payment'
import type { LedgerContext } from '../ledger/ledger-context'
import { type AtGateway, closeAtGateway, endPayment, isPaid, unpaidStatus } from '../ledger/payment'
import { lockGatewayPayment, type PaymentKind } from '../ledger/settle-payment'
import type { LocalText } from '../local-text/local-text'
import { bookFee, bookInvestment } from './book-payment'
import type { Offer } from './offer'

/** Where the gateway sends people back to (SBX-010); it names the payment, since one that failed has no trace number. */
const receiptPath = (uuid: string) => `/recommendations/receipt?payment=${uuid}`

export type Purpose = 'FEE' | 'INVESTMENT'

/** What a payment is called. */
export const paymentTitle = (purpose: Purpose, { title }: Pick<Offer, 'title'>): LocalText =>
  purpose === 'FEE'
    ? { fa: `کارمزد ${title.fa}`, en: `Fee of the ${title.en}` }
    : { fa: `سرمایه‌گذاری در ${title.fa}`, en: `Investment in the ${title.en}` }

/** What a payment brings; whose card may pay stands on the screen of the gateways. */
export const paymentDescriptions: Readonly<Record<Purpose, LocalText>> = {
  FEE: {
    fa: 'پس از پرداخت، ترکیب این پیشنهاد باز می‌شود.',
    en: 'Once it is paid, you see what this offer is made of.',
  },
  INVESTMENT: {
    fa: 'این مبلغ به سهمی که دیدید میان صندوق‌های پیشنهاد بخش می‌شود.',
    en: "The amount is divided among the offer's funds in the shares that you saw.",
  },
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
    title: paymentTitle(purpose, offer),
    description: paymentDescriptions[purpose],
    callbackUrl: (payment) => host + receiptPath(payment),
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
  const payment = firstRow(
    await sql.query<AtGateway & { amount: number }>(
      'select uuid, amount, gateway_reference from payment where uuid = $1 for update',
      [waiting.uuid],
    ),
  )
  const decision = await closeAtGateway(sql, context, payment)
  if (decision !== undefined && isPaid(decision, payment.amount)) throw conflict(paidJustNow)
  await endPayment(sql, context.clock, payment.uuid, decision ? unpaidStatus(decision) : 'CANCELED', decision)
}

/** Payments of recommendations; the manager is locked first, as everything locks. */
export const recommendationPayments: PaymentKind = {
  async lock(sql, uuid) {
    await sql.query(
      `select 1 from recommendation_manager where id = (select f.manager_id from recommendation_payment r
         join recommendation_offer f on f.id = r.offer_id where r.payment_uuid = $1) for update`,
      [uuid],
    )
    return lockGatewayPayment(sql, uuid)
  },
  async paid(sql, time, { uuid, sub, amount }) {
    const [payment] = await sql.query<{ purpose: Purpose; offer_id: number }>(
      'select purpose, offer_id from recommendation_payment where payment_uuid = $1',
      [uuid],
    )
    if (payment === undefined) throw new Error(`Payment ${uuid} has no recommendation`)
    const { purpose, offer_id } = payment
    await (purpose === 'FEE' ? bookFee : bookInvestment)(sql, time, { uuid, sub, amount, offer_id })
  },
}
