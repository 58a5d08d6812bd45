import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import type { Sql } from '../db/sql'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import type { Localizable } from '../local-text/local-text'
import { findOffer, isLocked } from './offer'
import { canInvest, readFundNames, toItems } from './offer-view'
import { orderStatus } from './order-status'

interface Row {
  readonly id: number
  readonly offer_id: number
  readonly recom_tracking_code: string | null
  readonly created_at: Date
  readonly purchases: readonly string[]
}

/**
 * The recommendation orders of a person as the contract shows them, newest first; the composition of a locked one is not
 * in it.
 * @param id of one of them; null for all
 */
export async function readRecommendationOrders(
  sql: Sql,
  sub: string,
  id: number | null = null,
): Promise<Localizable<RecommendationOrder>[]> {
  const rows = await sql.query<Row>(
    `select o.id, o.offer_id, o.recom_tracking_code, o.created_at,
       array(select b.status from fund_order b where b.recom_tracking_code = o.recom_tracking_code and b.sub = o.sub
         and b.side = 'BUY') as purchases
     from recommendation_order o where o.sub = $1 and ($2::bigint is null or o.id = $2) order by o.id desc`,
    [sub, id],
  )
  const names = await readFundNames(sql)
  const orders: Localizable<RecommendationOrder>[] = []
  for (const row of rows) {
    const offer = await findOffer(sql, sub, row.offer_id)
    const locked = isLocked(offer)
    orders.push({
      id: row.id,
      recommendation_manager_id: offer.manager_id,
      status: orderStatus({ isLocked: locked, purchases: row.purchases }),
      portfolio_id: offer.id,
      type: offer.fee === null ? 'FREE' : 'VIP',
      title: offer.title,
      initial_investment_amount: offer.amount,
      max_payment: maxGatewayPayment,
      fee_amount: offer.fee,
      can_invest: canInvest(offer),
      order_items: locked ? [] : toItems(offer, names),
      recom_tracking_code: row.recom_tracking_code,
      created_at: row.created_at.toISOString(),
    })
  }
  return orders
}
