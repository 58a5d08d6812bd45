import type { PortfolioDay } from '@sarv/shared/contract/portfolios'
import { timeWeightedReturns } from './time-weighted-return'

/** Money that came into a portfolio, and the whole units that were had for it at the price of that day. */
export interface Deposit {
  /** The day in Tehran. */
  readonly day: string
  readonly amount: number
  readonly units: number
  readonly price: number
}

interface DayPrice {
  readonly day: string
  readonly price: number
}

/**
 * Performance chart: what a portfolio was worth on each day that has a price, from the first deposit on: units at that day's price, and what
 * was too little for one more unit. The return is that of the units, time-weighted: a deposit is not performance.
 * @param deposits oldest first
 * @param prices oldest first, none after today
 */
export function calculatePerformance(deposits: readonly Deposit[], prices: readonly DayPrice[]): PortfolioDay[] {
  const [first] = deposits
  if (first === undefined) return []
  const priceOf = new Map<string, number>(deposits.map(({ day, price }) => [day, price]))
  for (const { day, price } of prices) if (day >= first.day) priceOf.set(day, price)
  let next = 0
  let units = 0
  let cash = 0
  let paidIn = 0
  const days = [...priceOf]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, price]) => {
      const before = units
      for (let deposit = deposits[next]; deposit && deposit.day <= date; deposit = deposits[next]) {
        units += deposit.units
        cash += deposit.amount - deposit.units * deposit.price
        paidIn += deposit.amount
        next += 1
      }
      return { date, invested: units * price, cash, paidIn, flow: (units - before) * price }
    })
  const returns = timeWeightedReturns(days.map(({ invested, flow }) => ({ value: invested, flow })))
  return days.map(({ date, invested, cash: left, paidIn: paid_in }, index) => ({
    date,
    value: invested + left,
    paid_in,
    return_percentage: returns[index] ?? 0,
  }))
}

/** Proportional division by percentages with two decimals; what rounding leaves goes to the greatest part. */
export function divideByPercentage<Part extends { readonly percentage: number }>(
  whole: number,
  parts: readonly Part[],
): (Part & { value: number })[] {
  // In two steps, so that every product stays an exact whole number.
  const share = (percentage: number) => {
    const points = Math.round(percentage * 100)
    return Math.floor(whole / 10_000) * points + Math.floor(((whole % 10_000) * points) / 10_000)
  }
  const divided = parts.map((part) => ({ ...part, value: share(part.percentage) }))
  const rest = whole - divided.reduce((sum, { value }) => sum + value, 0)
  const greatest = Math.max(...parts.map(({ percentage }) => percentage))
  const taker = divided.findIndex(({ percentage }) => percentage === greatest)
  return divided.map((part, index) => (index === taker ? { ...part, value: part.value + rest } : part))
}
