import type { FundReturns } from '@sarv/shared/contract/funds'

/** Period of a return; its label is `range.annual` and so on. */
export type ReturnRange = 'annual' | 'semiYearly' | 'quarter' | 'monthly' | 'daily' | 'total'

/** A return with its period. */
export interface ShownReturn {
  readonly range: ReturnRange
  /** Percent. */
  readonly value: number
}

/** Periods of the headline return, the longest first, with their fields. (INV-016) */
const periods = [
  ['annual', 'annual_return'],
  ['semiYearly', 'semi_yearly'],
  ['quarter', 'quarter_return'],
  ['monthly', 'monthly_return'],
  ['daily', 'daily_return'],
] as const

/** Selects the headline return of a fund: that of the longest known period. (INV-016) */
export function shownReturn(fund: FundReturns): ShownReturn | undefined {
  for (const [range, field] of periods) {
    const value = fund[field]
    if (value !== null) return { range, value }
  }
  return undefined
}

/**
 * Compares headline returns: only those of one period by their values. Shorter periods come after all longer ones, and
 * no return after every return, for both values of `sign`. (INV-015)
 * @param sign 1 puts the smaller return of a period first, -1 the greater one
 */
export function compareReturns(one: ShownReturn | undefined, other: ShownReturn | undefined, sign: 1 | -1): number {
  const byPeriod = rankOf(one) - rankOf(other)
  return byPeriod !== 0 || one === undefined || other === undefined ? byPeriod : sign * (one.value - other.value)
}

function rankOf(shown: ShownReturn | undefined): number {
  const rank = periods.findIndex(([range]) => range === shown?.range)
  return rank === -1 ? periods.length : rank
}
