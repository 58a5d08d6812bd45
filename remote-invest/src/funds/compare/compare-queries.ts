import { compareFunds } from '@sarv/shared/contract/fund-comparison'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness, hours } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from '../chart-window'

/** Query of funds side by side. */
export const comparisonQuery = (codes: readonly string[], range: ChartRange) => {
  const query = { ds_codes: codes.join(','), ...intervalOf(range) }
  return {
    ...keptQuery(['invest', 'fund-comparison', query.ds_codes, query.time_interval], compareFunds, { query }),
    ...freshness.charts,
    gcTime: hours(4),
    enabled: codes.length > 0,
  }
}
