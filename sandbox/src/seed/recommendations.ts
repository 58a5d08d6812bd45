import { randomUUID } from 'node:crypto'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { lockOrder, moveOrder } from '../ledger/fund-order'
import { payRefund, scheduleFullRefund, settle } from '../ledger/settlement'
import { calculateShares } from '../market/arithmetic'
import { bookFee, bookInvestment, closeRecommendation, openRecommendationOrder } from '../recommendation/book-payment'
import { jumpToStage } from '../recommendation/jump-to-stage'
import { findManager, openManager } from '../recommendation/manager'
import { listStandingOffers, type Offer } from '../recommendation/offer'
import offerTexts from '../recommendation/offer-texts.json'
import { type Purpose, paymentDescriptions, paymentTitle } from '../recommendation/recommendation-payment'
import { insertOffer } from '../recommendation/refresh-offers'
import { at, type Clock, later, type Time } from '../time/clock'

/** Where the recommendation of a seeded person stands. */
export type RecommendationState =
  | 'risk'
  | 'offers'
  | 'fee-waiting'
  | 'fee-paid'
  | 'waiting'
  | 'part-done'
  /** Made of purchases that the person has already. */
  | 'invested'

const dayMs = 86_400_000
const amount = 200_000_000
/** Score of a person who takes a little more risk than the average. */
const vipScore = 60

/** One recommendation, by the same rules as those of everyone. */
export async function addRecommendation(
  sql: Sql,
  clock: Clock,
  sub: string,
  state: RecommendationState,
): Promise<void> {
  const isVip = state === 'fee-waiting' || state === 'fee-paid'
  const past = at(later(clock.now(), -10 * dayMs))
  if (state === 'invested') return tiePurchases(sql, past, sub)
  const time = state === 'part-done' ? past : clock
  const stage = state === 'risk' ? 'RISK_ASSESSMENT' : 'INVESTMENT_PROPOSAL'
  const score = isVip ? vipScore : undefined
  const { recommendation_manager_id: managerId } = await jumpToStage(sql, time, { sub, stage, amount, score })
  if (state === 'risk' || state === 'offers') return
  const offers = await listStandingOffers(sql, await findManager(sql, sub, managerId))
  const offer = firstRow(offers.filter(({ kind }) => kind === (isVip ? 'VIP' : 'MAIN')))
  if (isVip) await openRecommendationOrder(sql, time, sub, offer.id)
  if (state === 'fee-paid') await bookFee(sql, time, await pay(sql, time, { sub, offer, purpose: 'FEE' }))
  if (state === 'waiting' || state === 'part-done') {
    await bookInvestment(sql, time, await pay(sql, time, { sub, offer, purpose: 'INVESTMENT' }))
  }
  if (state === 'part-done') await endPurchases(sql, clock.now(), sub)
}

interface Paid {
  readonly sub: string
  readonly offer: Offer
  readonly purpose: Purpose
}

/** A payment of the past, by no gateway. */
async function pay(sql: Sql, time: Time, { sub, offer, purpose }: Paid) {
  const uuid = randomUUID()
  const sum = purpose === 'FEE' ? (offer.fee ?? 0) : offer.amount
  await sql.query(
    `insert into payment (uuid, sub, kind, amount, status, title, description, created_at, settled_at)
     values ($1, $2, 'RECOMMENDATION', $3, 'SUCCESS', $4, $5, $6, $6)`,
    [
      uuid,
      sub,
      sum,
      JSON.stringify(paymentTitle(purpose, offer)),
      JSON.stringify(paymentDescriptions[purpose]),
      time.now(),
    ],
  )
  await sql.query('insert into recommendation_payment (payment_uuid, offer_id, purpose) values ($1, $2, $3)', [
    uuid,
    offer.id,
    purpose,
  ])
  return { uuid, sub, amount: sum, offer_id: offer.id }
}

/** All purchases settle but the last, which was taken back: its money is on its way or home. */
async function endPurchases(sql: Sql, now: Date, sub: string): Promise<void> {
  const orders = await sql.query<{ id: number; created_at: Date; due_at: Date }>(
    `select id, created_at, due_at from fund_order where sub = $1 and status = 'PENDING' order by id desc`,
    [sub],
  )
  const [last, ...others] = orders
  if (last === undefined) return
  const soon = at(later(last.created_at, 1000))
  await scheduleFullRefund(sql, soon, await lockOrder(sql, last.id))
  await moveOrder(sql, soon, last.id, 'CANCELED')
  await payRefund(sql, now, last.id)
  for (const { id } of others) await settle(sql, now, id)
}

/** The newest purchase of each fund becomes a recommendation of the past, from before the survey that risk is told by now. */
async function tiePurchases(sql: Sql, time: Time, sub: string): Promise<void> {
  const manager = await openManager(sql, time, sub)
  const bought = await sql.query<{ id: number; ds_code: string; amount: number }>(
    `select id, ds_code, amount from fund_order where id in
       (select max(id) from fund_order where sub = $1 and side = 'BUY' and status = 'DONE' group by ds_code)
     order by amount desc`,
    [sub],
  )
  const shares = wholePercents(bought.map((part) => part.amount))
  const plan = {
    kind: 'MAIN' as const,
    ...offerTexts.main.success,
    risk_type: 'LOW' as const,
    fee: null,
    shares: bought.map(({ ds_code }, index) => ({ ds_code, share: shares[index] ?? 0 })),
    annual_return: null,
  }
  const sum = bought.reduce((total, part) => total + part.amount, 0)
  const offerId = await insertOffer(sql, time, manager.id, plan, sum)
  const orderId = await openRecommendationOrder(sql, time, sub, offerId)
  const code = await closeRecommendation(sql, time, { orderId, managerId: manager.id })
  await sql.query('update fund_order set recom_tracking_code = $2 where id = any($1)', [
    bought.map(({ id }) => id),
    code,
  ])
}

/** Whole percents that add to 100; what is cut off goes to the largest, which comes first. */
function wholePercents(amounts: readonly number[]): number[] {
  const [, ...others] = calculateShares(amounts).map(Math.floor)
  return [100 - others.reduce((sum, share) => sum + share, 0), ...others]
}
