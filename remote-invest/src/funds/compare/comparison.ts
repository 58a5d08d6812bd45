import { daysBetween } from '@sarv/shared/calendar/days'
import type { FundComparison } from '@sarv/shared/contract/fund-comparison'
import { indexBase, type PricePoint } from '@sarv/shared/ui/chart/price-series'
import { type ChartRange, sliceToRange, toPricePoints } from '../chart-window'

/** Of each day an index, 100 on the first. */
interface IndexSeries {
  /** Code of a fund, or what funds are measured against. */
  readonly id: string
  readonly values: readonly number[]
}

/** Funds and what they are measured against, from the same day on. */
export interface Comparison {
  /** ISO days, ascending, two at least: those on which a fund has a price. */
  readonly days: readonly string[]
  /** In the order of the response, then gold, where it has a price on the first day, and the deposit. */
  readonly series: readonly IndexSeries[]
  /** The range begins earlier than the youngest fund, which sets the first day. */
  readonly isShortened: boolean
}

/** Ids of what funds are measured against: codes of funds are digits. */
export const goldId = 'gold'
export const depositId = 'deposit'

/**
 * Begins every price at 100 on the first day of the range on which all funds have one; a day without a price has the one
 * before it. Undefined where that leaves fewer than two days. (INV-082)
 */
export function compareSeries({ funds, gold, deposit }: FundComparison, range: ChartRange): Comparison | undefined {
  const histories = funds.map(({ ds_code, items }) => ({ id: ds_code, prices: toPricePoints(items) }))
  const all = [...new Set(histories.flatMap(({ prices }) => prices.map(dayOf)))].toSorted()
  const inRange = sliceToRange(
    all.map((date) => ({ date })),
    range,
  ).map(dayOf)
  const firsts = histories.flatMap(({ prices }) => prices.slice(0, 1).map(dayOf))
  const start = latest([...inRange.slice(0, 1), ...firsts])
  const days = inRange.filter((day) => start !== undefined && day >= start)
  if (start === undefined || days.length < 2 || firsts.length < histories.length) return undefined
  const toSeries = (id: string, prices: readonly PricePoint[]) => ({ id, values: indexOn(days, prices) })
  const goldPrices = toPricePoints(gold.items)
  const [firstGold] = goldPrices
  return {
    days,
    series: [
      ...histories.map(({ id, prices }) => toSeries(id, prices)),
      ...(firstGold && dayOf(firstGold) <= start ? [toSeries(goldId, goldPrices)] : []),
      { id: depositId, values: days.map((day) => depositIndex(deposit.rate, daysBetween(start, day))) },
    ],
    isShortened: inRange[0] !== start,
  }
}

const dayOf = ({ date }: { readonly date: string }) => date.slice(0, 10)
const latest = (days: readonly string[]) => days.toSorted().at(-1)

/** Prices as an index of days; the first day has a price, or one before it. */
function indexOn(days: readonly string[], prices: readonly PricePoint[]): number[] {
  let at = 0
  const onDays = days.map((day) => {
    while (at + 1 < prices.length && dayOf(prices[at + 1] ?? { date: '9' }) <= day) at += 1
    return prices[at]?.value ?? Number.NaN
  })
  const base = onDays[0] ?? Number.NaN
  return onDays.map((value) => (indexBase * value) / base)
}

const yearDays = 365

/**
 * What 100 in a deposit of one year have become: simple interest within a year, which is added when it is renewed. (D-265)
 * @param rate percent a year
 * @example depositIndex(20, 365 + 73) // 120 × 1.04 = 124.8
 */
export function depositIndex(rate: number, days: number): number {
  const share = rate / 100
  return indexBase * (1 + share) ** Math.floor(days / yearDays) * (1 + (share * (days % yearDays)) / yearDays)
}

/** The largest fall from a peak, in percent of the peak; 0 for what only rose. @example largestFall([100, 120, 90]) // 25 */
export function largestFall(values: readonly number[]): number {
  let peak = 0
  let fall = 0
  for (const value of values) {
    peak = Math.max(peak, value)
    fall = Math.max(fall, (1 - value / peak) * 100)
  }
  return fall
}
