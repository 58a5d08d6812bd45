import { addDays } from '@sarv/shared/calendar/days'
import type { PricePoint } from '@sarv/shared/contract/funds'

/** The chips under a price chart (CON-30, without the single day: prices are weekly). */
export const chartRanges = ['1m', '3m', '6m', '1y', 'all'] as const
export type ChartRange = (typeof chartRanges)[number]

const days: Record<Exclude<ChartRange, 'all'>, number> = { '1m': 31, '3m': 92, '6m': 183, '1y': 366 }

/**
 * The part of a price history that a range shows, oldest first, without what is no price. The window ends with the
 * newest price, so that an old history still fills it. (INV-021, F38)
 */
export function windowOf(points: readonly PricePoint[], range: ChartRange): PricePoint[] {
  const good = points
    .filter(
      ({ date, final_price }) => Number.isFinite(final_price) && final_price > 0 && !Number.isNaN(Date.parse(date)),
    )
    .sort((one, other) => one.date.localeCompare(other.date))
  const last = good.at(-1)
  if (range === 'all' || !last) return good
  const from = addDays(last.date.slice(0, 10), -days[range])
  return good.filter(({ date }) => date >= from)
}
