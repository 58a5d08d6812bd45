import type { Fund } from '@sarv/shared/contract/funds'
import type { ReturnRange } from './shown-return'

/** A line of the table of returns, in percent; null where nothing is known. */
export interface ReturnRow {
  readonly range: ReturnRange
  readonly own: number | null
  readonly group: number | null
}

/** The returns of CON-30, shortest span first; the whole life of a fund has no mean to compare it with. (INV-019) */
export function returnRows({ group_average: group, ...fund }: Fund): ReturnRow[] {
  return [
    { range: 'daily', own: fund.daily_return, group: group.daily_return },
    { range: 'monthly', own: fund.monthly_return, group: group.monthly_return },
    { range: 'quarter', own: fund.quarter_return, group: group.quarter_return },
    { range: 'semiYearly', own: fund.semi_yearly, group: group.semi_yearly },
    { range: 'annual', own: fund.annual_return, group: group.annual_return },
    { range: 'total', own: fund.total_return, group: null },
  ]
}
