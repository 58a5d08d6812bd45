import { settlementDay } from '@sarv/shared/calendar/settlement'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { insertOrder } from '../ledger/fund-order'
import { bookPurchase } from '../ledger/fund-payment'
import { transfer } from '../ledger/transfer'
import type { Time } from '../time/clock'
import { type Share, splitAmount } from './allocation'

interface Paid {
  readonly uuid: string
  readonly sub: string
  readonly amount: number
  readonly offer_id: number
}

/** Income of the house: the fee of VIP, which opens its order. */
export async function bookFee(sql: Sql, time: Time, { uuid, amount, offer_id }: Paid): Promise<void> {
  await transfer(sql, time, `recommendation-fee:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: 'fees', amount },
  ])
  await sql.query('update recommendation_order set fee_paid_at = $2 where offer_id = $1', [offer_id, time.now()])
}

/**
 * The initial amount is paid: one purchase per part, which together are exactly what came in, each with the tracking code
 * of the recommendation (REC-035). The manager closes.
 */
export async function bookInvestment(sql: Sql, time: Time, { sub, amount, offer_id }: Paid): Promise<void> {
  const offer = firstRow(
    await sql.query<{ manager_id: number; shares: readonly Share[] }>(
      'select manager_id, shares from recommendation_offer where id = $1',
      [offer_id],
    ),
  )
  const orderId = await openRecommendationOrder(sql, time, sub, offer_id)
  const code = await closeRecommendation(sql, time, { orderId, managerId: offer.manager_id })
  const values = splitAmount(
    amount,
    offer.shares.map(({ share }) => share),
  )
  for (const [index, { ds_code }] of offer.shares.entries()) {
    await purchasePart(sql, time, { sub, dsCode: ds_code, amount: values[index] ?? 0, code })
  }
}

/** Closes a recommendation that is paid. Returns the tracking code of its purchases. */
export async function closeRecommendation(
  sql: Sql,
  time: Time,
  { orderId, managerId }: { readonly orderId: number; readonly managerId: number },
): Promise<string> {
  const code = `RC-${orderId}`
  await sql.query('update recommendation_order set recom_tracking_code = $2, invested_at = $3 where id = $1', [
    orderId,
    code,
    time.now(),
  ])
  await sql.query('update recommendation_manager set closed_at = $2 where id = $1', [managerId, time.now()])
  return code
}

/** The order of an offer; makes it where the offer has none. Returns its id. */
export async function openRecommendationOrder(sql: Sql, time: Time, sub: string, offerId: number): Promise<number> {
  const made = await sql.query<{ id: number }>(
    `insert into recommendation_order (sub, offer_id, created_at) values ($1, $2, $3)
     on conflict (offer_id) do update set sub = excluded.sub returning id`,
    [sub, offerId, time.now()],
  )
  return firstRow(made).id
}

interface Part {
  readonly sub: string
  readonly dsCode: string
  readonly amount: number
  readonly code: string
}

async function purchasePart(sql: Sql, time: Time, { sub, dsCode, amount, code }: Part): Promise<void> {
  const fund = firstRow(await sql.query<{ cut_off: string }>('select cut_off from fund where ds_code = $1', [dsCode]))
  const id = await insertOrder(sql, time, {
    sub,
    dsCode,
    side: 'BUY',
    type: 'AMOUNT',
    amount,
    units: null,
    price: null,
    fee: 0,
    dueAt: null,
    settlesOn: settlementDay(time.now(), fund.cut_off),
    payoutAccountId: null,
  })
  await sql.query('update fund_order set recom_tracking_code = $2 where id = $1', [id, code])
  await bookPurchase(sql, time, { orderId: id, amount })
}
