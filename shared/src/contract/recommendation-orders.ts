import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'
import { recommendationItem } from './recommendation-offers'
import { isoDate, openEnum, rial } from './wire'

/**
 * An offer that the person took (SBX-065, ST-14): `WAITING_FOR_PAYMENT` locked until the fee is paid, `waiting for
 * investment` until its purchases settle (VIP: also until the amount is paid, see `can_invest`), `invested` when all of
 * them did, `part done` when some failed: their money goes back as that of any order.
 * @example { id: 5, recommendation_manager_id: 31, status: 'invested', portfolio_id: 12, type: 'FREE', title: 'سبد متعادل', initial_investment_amount: 200_000_000, max_payment: 2_000_000_000, fee_amount: null, can_invest: false, order_items: [...], recom_tracking_code: 'RC-5', created_at: '…' }
 */
export const recommendationOrder = z.object({
  id: z.int(),
  recommendation_manager_id: z.int(),
  /** `WAITING_FOR_PAYMENT`, `waiting for investment`, `invested`, `part done` (ST-14). */
  status: openEnum(['WAITING_FOR_PAYMENT', 'waiting for investment', 'invested', 'part done']),
  portfolio_id: z.int(),
  /** FREE, VIP. */
  type: openEnum(['FREE', 'VIP']),
  title: z.string(),
  initial_investment_amount: rial,
  /** What a card gateway takes in one payment; absent where the product does not tell it (D-146). */
  max_payment: z.optional(rial),
  /** Fee of VIP; null for FREE. */
  fee_amount: z.nullable(rial),
  /** The fee is paid and the amount is not: `submitRecommendation` with its `portfolio_id` goes on. */
  can_invest: z.boolean(),
  /** Empty while it is locked. */
  order_items: z.array(recommendationItem),
  /** Tracking code for /fund-orders; null before the amount is paid (REC-035). */
  recom_tracking_code: z.nullable(z.string()),
  created_at: isoDate,
})
export type RecommendationOrder = z.infer<typeof recommendationOrder>

/** A read under POST, as the product does it (D-22). */
export const listRecommendationOrders = postEndpoint('/recommendation/api/v1/orders/', {
  summary: "The person's recommendations, newest first",
  reply: z.array(recommendationOrder),
})

/**
 * One of them; GET is taken too (D-22). 404 for others'.
 * @example const order = await call(getRecommendationOrder, { params: { id } })
 */
export const getRecommendationOrder = postEndpoint('/recommendation/api/v1/orders/:id/', {
  summary: 'One recommendation of the person',
  reply: recommendationOrder,
})
