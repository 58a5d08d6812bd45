import { getWorthHistory } from '@sarv/shared/contract/assets'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from '../funds/chart-window'

/** Query of the history of the portfolio value; what changes the assets changes it too, so its key begins with theirs. */
export const valueQuery = (range: ChartRange) => {
  const query = intervalOf(range)
  return {
    ...keptQuery([...assetsQuery().queryKey, 'history', query.time_interval], getWorthHistory, { query }),
    ...freshness.assets,
  }
}
