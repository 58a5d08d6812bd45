import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { isoDate, openEnum, percent, rial } from './wire'

/**
 * A thing worth knowing before one starts (REC-001).
 * @example { icon: 'target', title: 'هدف شما', description: '…' }
 */
export const knowledge = z.object({ icon: z.string(), title: z.optional(z.string()), description: z.string() })
export type Knowledge = z.infer<typeof knowledge>

/**
 * Texts of the entry page by key: `{product}_knowledge`, the product in lower case (`fund_knowledge`, `pma_knowledge`).
 * @example const { general_components } = await call(getRecommendationSettings, {})
 */
export const getRecommendationSettings = endpoint({
  method: 'GET',
  path: '/general/api/v1/settings/recommendation/',
  summary: 'Texts of the recommendation pages',
  reply: z.object({ general_components: z.record(z.string(), z.array(knowledge)) }),
  failure: 'caller',
})

/**
 * A part of a recommended portfolio; the shares add to 100.
 * @example { product_name: 'نیلوفر کبود', color: null, value: 40_000_000, share_percentage: 40, ds_code: '11602' }
 */
export const recommendationItem = z.object({
  product_name: z.string(),
  /** `#rrggbb`; null takes the palette's next. */
  color: z.nullable(z.string()),
  value: rial,
  share_percentage: percent,
  ds_code: z.nullable(z.string()),
})
export type RecommendationItem = z.infer<typeof recommendationItem>

/**
 * A recommendation that the person got (SBX-065).
 * @example { id: 5, status: 'invested', portfolio_id: 12, type: 'FREE', title: 'سبد متعادل', order_items: [...], recom_tracking_code: 'RC-5', created_at: '…' }
 */
export const recommendationOrder = z.object({
  id: z.int(),
  /** `WAITING_FOR_PAYMENT`, `waiting for investment`, `invested`, `part done` (ST-14). */
  status: openEnum(['WAITING_FOR_PAYMENT', 'waiting for investment', 'invested', 'part done']),
  portfolio_id: z.int(),
  /** FREE, VIP. */
  type: openEnum(['FREE', 'VIP']),
  title: z.string(),
  order_items: z.array(recommendationItem),
  recom_tracking_code: z.nullable(z.string()),
  created_at: isoDate,
})
export type RecommendationOrder = z.infer<typeof recommendationOrder>

/** A read under POST, as the product does it (D-22). */
export const listRecommendationOrders = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/orders/',
  summary: "The person's recommendations, newest first",
  reply: z.array(recommendationOrder),
  failure: 'caller',
})
