import { longList } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { chartInterval } from './chart-interval'
import { gain } from './gain'
import { isoDate, openEnum, percent, rial, word } from './wire'

/**
 * Returns over five spans, in percent; null where the fund is too young (INV-016).
 * @example { daily_return: 0.12, monthly_return: 1.86, quarter_return: 6.4, semi_yearly: 11.9, annual_return: 24.6 }
 */
export const fundReturns = z.object({
  daily_return: z.nullable(percent),
  monthly_return: z.nullable(percent),
  quarter_return: z.nullable(percent),
  semi_yearly: z.nullable(percent),
  annual_return: z.nullable(percent),
})
export type FundReturns = z.infer<typeof fundReturns>

/**
 * One fund (SBX-030): its returns stand beside its name, flat.
 * @example { ds_code: '11307', priority: 2, fund_name: 'چکاد بلند', fund_type: 'JointStock', annual_return: 24.61, price: 40_144, risk: 'medium', spark: [33962, 34120], … }
 */
export const fund = z.extend(fundReturns, {
  /** Digits as text; `12180` is the card fund. */
  ds_code: z.string(),
  /** Smallest first; the home page shows the first five. */
  priority: z.int(),
  fund_name: z.string(),
  /** One of the 20 of INV-017: JointStock, FixedIncome, Mixed, Gold, Leverage, … */
  fund_type: word,
  /** minimum, medium, long-term. */
  risk: openEnum(['minimum', 'medium', 'long-term']),
  /** Price of one unit, and its day. */
  price: rial,
  price_date: isoDate,
  /** Return since the fund began. */
  total_return: z.nullable(percent),
  started_at: isoDate,
  /** Mean of the funds of the same type. */
  group_average: fundReturns,
  /** About 26 prices of the last year, oldest first, for the little line. */
  spark: z.array(z.number()),
})
export type Fund = z.infer<typeof fund>

export const listFunds = readEndpoint('/fund/api/v1/info/funds/', {
  summary: 'All funds, by priority',
  reply: z.array(fund),
  largest: longList,
})

/**
 * What the person holds in one fund (SBX-031). Without holdings every number is 0.
 * @example { ds_code: '11307', fund_name: 'چکاد بلند', units: 6445, value: 258_732_252, blocked_units: 0, avg_price: 35_120, gain: 32_383_852, gain_percentage: 14.31, lots: [...] }
 */
export const userFund = z.extend(gain, {
  ds_code: z.string(),
  fund_name: z.string(),
  /** Whole units, those blocked by open sales included. */
  units: z.int(),
  value: rial,
  blocked_units: z.int(),
  /** Mean purchase price of one unit. */
  avg_price: rial,
  /** Purchases that still hold units, oldest first: sales take from the oldest. */
  lots: z.array(z.object({ units: z.int(), purchased_at: isoDate })),
})
export type UserFund = z.infer<typeof userFund>

/**
 * @example const { units } = await call(getUserFund, { params: { id: '12180' } })
 */
export const getUserFund = readEndpoint('/fund/api/v1/user_fund/:id/', {
  summary: "The person's units of one fund; 404 for an unknown fund",
  reply: userFund,
})

/**
 * A point of the price history.
 * @example { date: '2026-08-03', final_price: 40_144 }
 */
export const pricePoint = z.object({ date: isoDate, final_price: z.number() })
export type PricePoint = z.infer<typeof pricePoint>

/**
 * What a row without a valid price becomes, so that one bad day does not cost the whole history (F38, D-55); not drawn.
 */
const noPrice: PricePoint = { date: '', final_price: 0 }

const priceHistory = z.object({ items: z.array(z.catch(pricePoint, noPrice)) })

/** @see Endpoint.guard */
function isPriceHistory(data: unknown): data is z.infer<typeof priceHistory> {
  const rows = (data as { items?: unknown } | undefined)?.items
  return Array.isArray(rows) && rows.every(isPricePoint)
}

function isPricePoint(row: Partial<PricePoint> | null): boolean {
  return typeof row?.date === 'string' && typeof row.final_price === 'number'
}

/**
 * Price history (SBX-032), oldest first. The product asks `yearly` by `weekly` (CON-25), and a month by days.
 * @example const { items } = await call(getFundChart, { params: { id }, query: { time_interval: 'yearly', time_interval_type: 'weekly' } })
 */
export const getFundChart = readEndpoint('/fund/api/v2/info/chart/:id/', {
  summary: 'Price history of one fund; 404 for an unknown fund',
  query: chartInterval,
  reply: priceHistory,
  guard: isPriceHistory,
  largest: longList,
})
