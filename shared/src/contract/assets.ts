import { longList } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { assetsPath } from './assets-path'
import { readEndpoint } from './calls'
import { chartInterval } from './chart-interval'
import { gain } from './gain'
import { isoDate, openEnum, percent, rial, word } from './wire'

/**
 * One asset of a group (SBX-033). The name is `fund_name`, `prx`'s `plan_name`, or `stock_name`, by the group.
 * @example { ds_code: '11307', fund_name: 'چکاد بلند', fund_type: 'JointStock', user_asset_info: { asset_value: 258_732_252, asset_percentage: 20.14, gain: 32_410_000, gain_percentage: 14.31 } }
 */
export const asset = z.object({
  /** FUND: for the route /funds/{ds_code}. */
  ds_code: z.optional(z.string()),
  fund_name: z.optional(z.string()),
  fund_type: z.optional(word),
  /** PMA: for the route /user-pma/{prx}. */
  prx: z.optional(z.string()),
  plan_name: z.optional(z.string()),
  /** STOCK: for the route /stocks/{stock_id}. */
  stock_id: z.optional(z.string()),
  stock_name: z.optional(z.string()),
  user_asset_info: z.extend(gain, { asset_value: rial, asset_percentage: percent }),
})
export type Asset = z.infer<typeof asset>

export const assetGroup = z.extend(gain, {
  /** FUND, PMA, STOCK. */
  type: openEnum(['FUND', 'PMA', 'STOCK']),
  total_value: rial,
  total_percentage: percent,
  /** Greatest value first. */
  assets: z.array(asset),
})
export type AssetGroup = z.infer<typeof assetGroup>

/**
 * Everything the person holds. The groups' shares add to exactly 100, and so do the assets' shares; without holdings
 * the values are 0 and the lists empty.
 * @example { total_value: 1_284_650_000, month_change: 23_410_000, month_change_percentage: 1.86, gain: 98_220_000, gain_percentage: 8.28, updated_at: '…', groups: [...] }
 */
export const userAssets = z.extend(gain, {
  total_value: rial,
  /** Gain since the first day of this Jalali month, purchases and sales left out. */
  month_change: rial,
  month_change_percentage: percent,
  updated_at: isoDate,
  groups: z.array(assetGroup),
})
export type UserAssets = z.infer<typeof userAssets>

export const getUserAssets = readEndpoint(assetsPath, {
  summary: 'Everything the person holds, by group',
  reply: userAssets,
})

/**
 * What everything that the person held was worth at the end of a day. The gain, and the time-weighted return, count from the
 * first day of the list: what was bought and sold since does not count.
 * @example { date: '2026-11-21', value: 1_284_650_000, gain: 98_220_000, return_percentage: 8.31 }
 */
export const worthDay = z.object({ date: isoDate, value: rial, gain: rial, return_percentage: percent })
export type WorthDay = z.infer<typeof worthDay>

/**
 * Empty for who never held anything (SBX-033).
 * @example const { items } = await call(getWorthHistory, { query: { time_interval: 'yearly', time_interval_type: 'weekly' } })
 */
export const getWorthHistory = readEndpoint('/fund/api/v1/user_asset/history/', {
  summary: 'History of the worth of everything the person holds, oldest first',
  query: chartInterval,
  reply: z.object({ items: z.array(worthDay) }),
  largest: longList,
})

/**
 * Orders on their way to settlement (SBX-034); one that waits for its payment is not (D-117).
 * @example { count: 2, next_settlement: '2026-11-22' }
 */
export const getPendingOrdersCount = readEndpoint('/fund/api/v1/pending-orders-count/', {
  summary: 'How many orders are not settled yet',
  reply: z.object({ count: z.int(), next_settlement: z.nullable(isoDate) }),
})
