import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import { later, type Time } from '../time/clock'
import { listCandidates } from './candidates'
import { readHorizon } from './horizon'
import type { Manager } from './manager'
import { isExpired, listStandingOffers, type Offer } from './offer'
import { type OfferPlan, planOffers } from './plan-offers'

/** How long an offer stands: its return is that of yesterday's prices. */
const offerLife = 24 * 3600 * 1000

export const notReached = {
  fa: 'پیش از این باید مرحله‌های پیشین را به پایان برسانید.',
  en: 'Complete the earlier steps first.',
}

/** The offers of a manager in the proposal; those that expired are replaced first. */
export async function listFreshOffers(sql: Sql, time: Time, manager: Manager): Promise<Offer[]> {
  const offers = await listStandingOffers(sql, manager)
  if (manager.closed_at !== null || !offers.some((offer) => isExpired(offer, time.now()))) return offers
  return refreshOffers(sql, time, manager)
}

/**
 * Makes new offers for a locked manager. What stands is replaced, but for one with an order: that VIP keeps its number
 * and a fee that is paid, and gets the new mix and amount.
 */
export async function refreshOffers(
  sql: Sql,
  time: Time,
  manager: Pick<Manager, 'id' | 'responses' | 'amount' | 'risk_survey_id'>,
): Promise<Offer[]> {
  const { id, responses, amount, risk_survey_id } = manager
  const [survey] = await sql.query<{ score: number }>('select score from user_survey where id = $1', [risk_survey_id])
  if (survey === undefined || responses === null || amount === null) throw conflict(notReached)
  const horizon = { ...readHorizon(responses), amount }
  const taken = (await listStandingOffers(sql, manager)).filter(({ order_id }) => order_id !== null)
  const isVipTaken = taken.some(({ kind }) => kind === 'VIP')
  const plans = planOffers({ score: survey.score, horizon, candidates: await listCandidates(sql), isVipTaken })
  await sql.query(
    `update recommendation_offer set replaced_at = $2 where manager_id = $1 and replaced_at is null and not (id = any($3))`,
    [id, time.now(), taken.map((offer) => offer.id)],
  )
  for (const plan of plans) {
    const kept = taken.find(({ kind }) => kind === plan.kind)
    if (kept === undefined) await insertOffer(sql, time, manager.id, plan, amount)
    else await updateOffer(sql, kept, plan, amount)
  }
  return listStandingOffers(sql, manager)
}

/** Makes an offer of a plan. Returns its id. */
export async function insertOffer(
  sql: Sql,
  time: Time,
  managerId: number,
  plan: OfferPlan,
  amount: number,
): Promise<number> {
  const { kind, title, description, risk_type, fee, shares, annual_return } = plan
  const now = time.now()
  const made = await sql.query<{ id: number }>(
    `insert into recommendation_offer
       (manager_id, kind, title, description, risk_type, amount, fee, shares, annual_return, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      managerId,
      kind,
      JSON.stringify(title),
      JSON.stringify(description),
      risk_type,
      amount,
      fee,
      JSON.stringify(shares),
      annual_return,
      now,
      later(now, offerLife),
    ],
  )
  return firstRow(made).id
}

async function updateOffer(sql: Sql, kept: Offer, plan: OfferPlan, amount: number): Promise<void> {
  const { title, description, risk_type, fee, shares, annual_return } = plan
  await sql.query(
    `update recommendation_offer set title = $2, description = $3, risk_type = $4, amount = $5, fee = $6, shares = $7,
       annual_return = $8 where id = $1`,
    [
      kept.id,
      JSON.stringify(title),
      JSON.stringify(description),
      risk_type,
      amount,
      // A fee that was paid does not change with the amount.
      kept.fee_paid_at === null ? fee : kept.fee,
      JSON.stringify(shares),
      annual_return,
    ],
  )
}
