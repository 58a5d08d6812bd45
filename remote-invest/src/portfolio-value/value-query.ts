import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getWorthHistory } from '@sarv/shared/contract/assets'
import { call, queryOptions } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { freshness } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from '../funds/chart-window'

/** Query of the history of the portfolio value; what changes the assets changes it too, so its key begins with theirs. */
export const valueQuery = (range: ChartRange) => {
  const query = intervalOf(range)
  return queryOptions({
    queryKey: [...assetsQuery().queryKey, 'history', query.time_interval],
    queryFn: ({ signal }) => call(getWorthHistory, { query, signal }),
    ...freshness.assets,
    ...persisted(getWorthHistory),
  })
}
