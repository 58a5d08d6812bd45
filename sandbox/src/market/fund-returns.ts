import type { FundReturns } from '@sarv/shared/contract/funds'
import { addDays } from '../time/tehran'
import { growth } from './arithmetic'

export interface Price {
  readonly day: string
  readonly price: number
}

/** Return periods in whole weeks, because prices of the past are weekly. */
const spanDays = {
  daily_return: 1,
  monthly_return: 28,
  quarter_return: 91,
  semi_yearly: 182,
  annual_return: 364,
} as const
type Span = keyof typeof spanDays

/** Days of the longest period. */
export const maxSpanDays = spanDays.annual_return

/** The newest price up to a day; nothing for days before the first one. */
function priceUpTo(prices: readonly Price[], day: string): number | undefined {
  return prices.findLast((one) => one.day <= day)?.price
}

/**
 * A return that ends on a day; null where the fund is younger than its span.
 * @param prices oldest first
 */
export function returnOn(prices: readonly Price[], span: Span, day: string): number | null {
  const from = priceUpTo(prices, addDays(day, -spanDays[span]))
  const to = priceUpTo(prices, day)
  return from !== undefined && to !== undefined ? growth(from, to) : null
}

/** Returns of a fund from its prices, oldest first; a span that is longer than its life is null. */
export function calculateReturns(prices: readonly Price[]): FundReturns {
  const last = prices.at(-1)
  return byName((name) => (last ? returnOn(prices, name, last.day) : null))
}

/** The mean of each span over the funds that have it. */
export function averageReturns(all: readonly FundReturns[]): FundReturns {
  return byName((name) => {
    const known = all.flatMap((one) => one[name] ?? [])
    if (known.length === 0) return null
    return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 100) / 100
  })
}

function byName(find: (name: Span) => number | null): FundReturns {
  return {
    daily_return: find('daily_return'),
    monthly_return: find('monthly_return'),
    quarter_return: find('quarter_return'),
    semi_yearly: find('semi_yearly'),
    annual_return: find('annual_return'),
  }
}

const sparkPoints = 26

/** Sparkline: prices that stand for the last year, oldest first, the newest always among them. */
export function sampleSparkline(prices: readonly Price[]): number[] {
  const last = prices.at(-1)
  if (last === undefined) return []
  return Array.from({ length: sparkPoints }, (_, index) => (sparkPoints - 1 - index) * 14).flatMap(
    (ago) => priceUpTo(prices, addDays(last.day, -ago)) ?? [],
  )
}
