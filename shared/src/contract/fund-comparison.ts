import { longList } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { chartInterval } from './chart-interval'
import { pricePoint } from './funds'
import { feeBand } from './settings'
import { percent } from './wire'

/** The most funds on one chart. (INV-081) */
export const maxComparedFunds = 4

const prices = z.array(z.catch(pricePoint, { date: '', final_price: 0 }))

/**
 * Up to four funds side by side, and what they are measured against (SBX-137). Prices are oldest first; a row without a
 * valid one is not drawn (F38).
 */
export const fundComparison = z.object({
  /** In the order of the query. */
  funds: z.array(z.object({ ds_code: z.string(), fee_bands: z.array(feeBand), items: prices })),
  /** A bank's deposit of one year: its rate in percent, and whose it is. */
  deposit: z.object({ rate: percent, source: z.string() }),
  /** The price of gold, and what is priced where. */
  gold: z.object({ items: prices, source: z.string() }),
})
export type FundComparison = z.infer<typeof fundComparison>

/**
 * @example await call(compareFunds, { query: { ds_codes: '11307,11541', time_interval: 'yearly', time_interval_type: 'weekly' } })
 */
export const compareFunds = readEndpoint('/fund/api/v1/info/compare/', {
  summary: 'Prices and fees of up to four funds, beside a deposit and gold; 404 for an unknown fund',
  query: z.extend(chartInterval, {
    ds_codes: z
      .string('صندوق را انتخاب کنید.')
      .check(z.regex(/^\d{1,20}(,\d{1,20}){0,3}$/, 'یک تا چهار صندوق را برای مقایسه انتخاب کنید.')),
  }),
  reply: fundComparison,
  largest: longList,
})
