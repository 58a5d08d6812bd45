import type { FundReturns } from '@sarv/shared/contract/funds'

/** A span over which a return is measured, as its label is looked up: `range.annual`. */
export type ReturnRange = 'annual' | 'semiYearly' | 'quarter' | 'monthly' | 'daily' | 'total'

export interface ShownReturn {
  readonly range: ReturnRange
  /** Percent. */
  readonly value: number
}

/** The one return that stands beside a fund's name: of the longest span that is known. (INV-016) */
export function shownReturn(fund: FundReturns): ShownReturn | undefined {
  const spans: [ReturnRange, number | null][] = [
    ['annual', fund.annual_return],
    ['semiYearly', fund.semi_yearly],
    ['quarter', fund.quarter_return],
    ['monthly', fund.monthly_return],
    ['daily', fund.daily_return],
  ]
  for (const [range, value] of spans) if (value !== null) return { range, value }
  return undefined
}
