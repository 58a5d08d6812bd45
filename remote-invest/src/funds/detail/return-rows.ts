import type { Fund } from '@sarv/shared/contract/funds'
import type { ReturnRange } from '../shown-return'

/** Row of the returns table, in percent; null where nothing is known. */
export interface ReturnRow {
  readonly range: ReturnRange
  readonly own: number | null
  readonly group: number | null
}

/** Rows of the returns table (CON-30), shortest period first; the whole life has no group average to compare with. (INV-019) */
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
