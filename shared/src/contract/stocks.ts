import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { pricePoint } from './funds'
import { gain } from './gain'
import { isoDate, percent, rial } from './wire'

/**
 * A stock that the person holds (SBX-104).
 * @example { stock_id: 'folad-alborz', stock_name: 'فولاد البرزکوه', symbol: 'فالبرز', quantity: 16_103, price: 7_842, value: 126_279_726, asset_percentage: 9.83, … }
 */
export const stock = z.extend(gain, {
  stock_id: z.string(),
  stock_name: z.string(),
  symbol: z.string(),
  quantity: z.int(),
  value: rial,
  /** Mean purchase price of one; null where it is unknown, absent from an API that does not tell it. */
  avg_price: z.optional(z.nullable(rial)),
  /** Its share of everything that the person holds, as in the list of assets. */
  asset_percentage: percent,
  /** Price of one share, and its day; null while it has no price. */
  price: z.nullable(z.object({ final_price: rial, date: isoDate })),
  /** Weekly, daily in the last four weeks, oldest first; empty without prices. */
  prices: z.array(pricePoint),
  /** The portfolio under whose code it is kept; null when the person holds it alone. */
  portfolio: z.nullable(z.object({ prx: z.string(), plan_name: z.string() })),
})
export type Stock = z.infer<typeof stock>

/**
 * @example const { value, portfolio } = await call(getStock, { params: { id: 'folad-alborz' } })
 */
export const getStock = readEndpoint('/fund/api/v1/stocks/:id/', {
  summary: 'One stock of the person; 404 for a stock that the person does not hold',
  reply: stock,
})
