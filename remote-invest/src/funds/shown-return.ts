import type { FundReturns } from '@sarv/shared/contract/funds'

/** Period of a return; its label is `range.annual` and so on. */
export type ReturnRange = 'annual' | 'semiYearly' | 'quarter' | 'monthly' | 'daily' | 'total'

/** A return with its period. */
export interface ShownReturn {
  readonly range: ReturnRange
  /** Percent. */
  readonly value: number
}

/** Selects the headline return of a fund: that of the longest known period. (INV-016) */
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
