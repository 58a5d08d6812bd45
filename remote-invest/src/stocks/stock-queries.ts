import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getStock } from '@sarv/shared/contract/stocks'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of a stock that the person holds. */
export const stockQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'stock', id],
    queryFn: ({ signal }) => call(getStock, { params: { id }, signal }),
    ...freshness.assets,
    ...persisted(getStock),
  })
