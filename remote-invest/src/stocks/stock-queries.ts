import { getStock } from '@sarv/shared/contract/stocks'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of a stock that the person holds. */
export const stockQuery = (id: string) => ({
  ...keptQuery(['invest', 'stock', id], getStock, { params: { id } }),
  ...freshness.assets,
})
