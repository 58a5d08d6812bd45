import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getCardex } from '@sarv/shared/contract/fund-statements'
import { call, queryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { StatementFilter } from '../statement-filter/statement-filter'

/** Query of the cardex. @param language of the row descriptions */
export const cardexQuery = (filter: StatementFilter, language: string) =>
  queryOptions({
    queryKey: ['invest', 'cardex', filter, language],
    queryFn: ({ signal }) => call(getCardex, { query: { ...filter }, signal }),
    staleTime: minutes(1),
    ...persisted(getCardex),
  })
