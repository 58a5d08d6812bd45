import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { getStock } from '@sarv/shared/contract/stocks'
import { call, queryOptions } from '@sarv/shared/platform'

export const stockQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'stock', id],
    queryFn: ({ signal }) => call(getStock, { params: { id }, signal }),
    ...freshness.assets,
    ...kept,
  })
