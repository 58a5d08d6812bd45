import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { isoDate, openEnum, percent, rial, rowId } from './wire'

/**
 * A part of a recommended portfolio; the shares are whole percents and add to 100, the values to the amount.
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
 * A video of a VIP offer. What is locked has a title only.
 * @example { title: 'چرا این ترکیب؟', link: null, cover: null }
 */
export const offerVideo = z.object({
  title: z.string(),
  link: z.nullable(z.string()),
  cover: z.nullable(z.string()),
})

/**
 * A recommended portfolio (SBX-068, REC-020, REC-021). The composition and the videos of VIP are in no response before
 * its fee is paid.
 * @example { portfolio_id: 12, recommendation_manager_id: 31, type: 'VIP', title: 'سبد متعادل ویژه', description: '…', risk_type: 'LOW', status: 'WAITING_FOR_PAYMENT', predicted_annual_return_percentage: 27.4, fee_amount: 2_500_000, initial_investment_amount: 200_000_000, minimum_investment_amount: 20_000_000, max_payment: 2_000_000_000, order_items: null, extra_info: ['بازبینی ماهانه'], videos: [{ title: '…', link: null, cover: null }], order_id: null, expires_at: '…', is_expired: false, can_invest: false }
 */
export const offer = z.object({
  portfolio_id: z.int(),
  recommendation_manager_id: z.int(),
  /** FREE, VIP. */
  type: openEnum(['FREE', 'VIP']),
  title: z.string(),
  description: z.string(),
  /** WITHOUT, LOW, HIGH (ST-15). */
  risk_type: openEnum(['WITHOUT', 'LOW', 'HIGH']),
  /** WAITING_FOR_PAYMENT while the fee of VIP is not paid; else null (ST-14). */
  status: z.nullable(openEnum(['WAITING_FOR_PAYMENT'])),
  /** What its funds yielded in the last year, by their shares; null where they have no year yet. */
  predicted_annual_return_percentage: z.nullable(percent),
  /** Fee of VIP; null for FREE. */
  fee_amount: z.nullable(rial),
  initial_investment_amount: rial,
  minimum_investment_amount: rial,
  /** Largest amount that a card gateway takes in one payment (D-144). */
  max_payment: z.optional(rial),
  /** Null while it is locked. */
  order_items: z.nullable(z.array(recommendationItem)),
  /** What VIP adds, a sentence each; empty for FREE. */
  extra_info: z.array(z.string()),
  videos: z.array(offerVideo),
  /** The order that was made of it, for `getRecommendationOrder`; null without one. It does not expire any more. */
  order_id: z.nullable(z.int()),
  expires_at: isoDate,
  /** It can no longer be chosen: refetch the list, which then has fresh ones. */
  is_expired: z.boolean(),
  /** True for an offer that is not expired, not locked and not invested in. */
  can_invest: z.boolean(),
})
export type Offer = z.infer<typeof offer>

/**
 * The offers of a manager, two or three, FREE before VIP; those that expired are replaced by fresh ones first, but one
 * whose fee is paid stays. 400 no number, 404 others' manager, 409 before the risk assessment is submitted.
 * @example const offers = await call(listOffers, { query: { recommendation_manager_id } })
 */
export const listOffers = readEndpoint('/recommendation/api/v1/offers/', {
  summary: 'The offers of a recommendation',
  query: z.object({
    recommendation_manager_id: z.coerce.number('پیشنهاد را مشخص کنید.').check(rowId('پیشنهاد را مشخص کنید.')),
  }),
  reply: z.array(offer),
})

/**
 * One offer, expired ones too. 404 others' and unknown ones (REC-033).
 * @example const offer = await call(getOffer, { params: { id: offerId } })
 */
export const getOffer = readEndpoint('/recommendation/api/v1/offers/:id/', { summary: 'One offer', reply: offer })

/**
 * Another amount (SBX-064, REC-023): answers the offers made for it; the same amount again changes nothing. 400 below
 * `minimum_investment_amount` or above `max_payment`, 404 others' manager, 409 before the offers are there and when the
 * amount is paid. A payment of the old amount that waits is closed, and the stage is INVESTMENT_PROPOSAL again.
 * @example const offers = await call(changeInvestmentAmount, { body: { recommendation_manager_id, amount: 300_000_000 } })
 */
export const changeInvestmentAmount = postEndpoint('/recommendation/api/v1/change-investment-amount/', {
  summary: 'Change the amount and get the offers for it',
  body: z.object({
    recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.'),
    amount: z.int('مبلغ را به ریال و بدون اعشار وارد کنید.'),
  }),
  reply: z.array(offer),
})
