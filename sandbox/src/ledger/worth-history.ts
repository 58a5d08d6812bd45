import type { WorthDay } from '@sarv/shared/contract/assets'
import { addDays } from '../time/tehran'
import { timeWeightedReturns } from './time-weighted-return'

/** Units of an instrument that came (or went, below 0) on a day, and the cash that stayed with them. */
export interface UnitMovement {
  readonly instrument: string
  readonly day: string
  readonly units: number
  readonly cash: number
}

export interface InstrumentPrice {
  readonly instrument: string
  readonly day: string
  readonly price: number
}

/** Days that are told: every `step` days back from today, as far as `days` ago. */
export interface WorthSpan {
  readonly today: string
  readonly days: number
  readonly step: number
}

/**
 * History of the worth: what everything was worth at the end of a day, and what it gained since the first of the days.
 * Units that were bought or sold count at the price of their day, so they are neither gain nor loss.
 * @param movements and prices by day
 */
export function calculateWorthHistory(
  movements: readonly UnitMovement[],
  prices: readonly InstrumentPrice[],
  span: WorthSpan,
): WorthDay[] {
  const [oldest] = movements
  if (oldest === undefined) return []
  const shown = new Set(shownDays(oldest.day, span))
  const [from = span.today] = shown
  const dates = [...new Set([...shown, ...movements.map(({ day }) => day).filter((day) => day > from)])].sort()
  const holdings = [...new Set(movements.map(({ instrument }) => instrument))].map((instrument) =>
    followHolding(
      movements.filter((one) => one.instrument === instrument),
      prices.filter((one) => one.instrument === instrument),
    ),
  )
  let gain = 0
  let last = 0
  const days = dates.map((date) => {
    const parts = holdings.map((valueOn) => valueOn(date))
    const value = parts.reduce((sum, part) => sum + part.value, 0)
    // Units held when the span begins come with its first day.
    const flow = parts.reduce((sum, part) => sum + part.flow, 0)
    gain += value - last - flow
    last = value
    return { date, value, flow, gain }
  })
  const returns = timeWeightedReturns(days)
  return days
    .map(({ date, value, gain }, index) => ({ date, value, gain, return_percentage: returns[index] ?? 0 }))
    .filter(({ date }) => shown.has(date))
}

function shownDays(oldest: string, { today, days, step }: WorthSpan): string[] {
  const start = addDays(today, -days)
  const first = oldest > start ? oldest : start
  const back: string[] = []
  for (let day = today; day > first; day = addDays(day, -step)) back.push(day)
  return [...back, first].reverse()
}

/** Worth of one instrument on days that are asked in their order. Before its first price that one counts, as in `priceOn`. */
function followHolding(moved: readonly UnitMovement[], prices: readonly InstrumentPrice[]) {
  let [units, cash, price] = [0, 0, prices[0]?.price ?? 0]
  let [nextMove, nextPrice] = [0, 0]
  return (date: string) => {
    for (let one = prices[nextPrice]; one && one.day <= date; one = prices[++nextPrice]) price = one.price
    const before = units * price + cash
    for (let one = moved[nextMove]; one && one.day <= date; one = moved[++nextMove]) {
      units += one.units
      cash += one.cash
    }
    const value = units * price + cash
    return { value, flow: value - before }
  }
}
