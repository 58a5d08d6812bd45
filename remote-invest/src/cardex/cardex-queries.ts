import { getCardex } from '@sarv/shared/contract/fund-statements'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { minutes } from '@sarv/shared/queries/freshness'
import type { StatementFilter } from '../statement-filter/statement-filter'

/** Query of the cardex. @param language of the row descriptions */
export const cardexQuery = (filter: StatementFilter, language: string) => ({
  ...keptQuery(['invest', 'cardex', filter, language], getCardex, { query: { ...filter } }),
  staleTime: minutes(1),
})
