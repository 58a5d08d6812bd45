import { persisted } from '@sarv/platform/client/api/persisted-query'
import { compareFunds } from '@sarv/shared/contract/fund-comparison'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness, hours } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from '../chart-window'

/** Query of funds side by side. */
export const comparisonQuery = (codes: readonly string[], range: ChartRange) => {
  const query = { ds_codes: codes.join(','), ...intervalOf(range) }
  return queryOptions({
    queryKey: ['invest', 'fund-comparison', query.ds_codes, query.time_interval],
    queryFn: ({ signal }) => call(compareFunds, { query, signal }),
    ...freshness.charts,
    gcTime: hours(4),
    enabled: codes.length > 0,
    ...persisted(compareFunds),
  })
}
