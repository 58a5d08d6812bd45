import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { getCardex } from '@sarv/shared/contract/fund-papers'
import { call, queryOptions } from '@sarv/shared/platform'
import type { PaperFilter } from '../paper-filter/paper-filter'

/** @param language the rows are told in it */
export const cardexQuery = (filter: PaperFilter, language: string) =>
  queryOptions({
    queryKey: ['invest', 'cardex', filter, language],
    queryFn: ({ signal }) => call(getCardex, { query: { ...filter }, signal }),
    staleTime: minutes(1),
    ...kept,
  })
