import { addDays } from '@sarv/shared/calendar/days'
import type { PricePoint as PriceRow } from '@sarv/shared/contract/funds'
import { chartQuery } from '@sarv/shared/rules/constants'
import { drawable, type PricePoint } from '@sarv/shared/ui/chart/price-series'

/** Ranges of a price chart (CON-30, without the single day: there is one price a day). */
export const chartRanges = ['1m', '3m', '6m', '1y', 'all'] as const
export type ChartRange = (typeof chartRanges)[number]

const days: Record<Exclude<ChartRange, 'all'>, number> = { '1m': 31, '3m': 92, '6m': 183, '1y': 366 }

/** A month is drawn by days and a whole life by months; a year by weeks serves every range between. (CON-25) */
const intervalByRange: Partial<Record<ChartRange, { time_interval: string; time_interval_type: string }>> = {
  '1m': { time_interval: 'monthly', time_interval_type: 'daily' },
  all: { time_interval: 'all', time_interval_type: 'monthly' },
}

/** Query parameters of the history that a range is cut from. */
export const intervalOf = (range: ChartRange) => intervalByRange[range] ?? chartQuery

/** Converts the rows of a response to drawable points, oldest first: see `drawable`. (F38) */
export function toPricePoints(rows: readonly PriceRow[]): readonly PricePoint[] {
  return drawable(rows.map(({ date, final_price }) => ({ date, value: final_price })))
}

/**
 * Slices a history to a range. The window ends with the newest price, so that an old history still fills it.
 * (INV-021)
 * @param prices oldest first, as `toPricePoints` gives them
 */
export function sliceToRange<Point extends { readonly date: string }>(
  prices: readonly Point[],
  range: ChartRange,
): readonly Point[] {
  const last = prices.at(-1)
  if (range === 'all' || !last) return prices
  const from = addDays(last.date.slice(0, 10), -days[range])
  const first = prices.findLastIndex(({ date }) => date.slice(0, 10) < from) + 1
  return prices.slice(first)
}
