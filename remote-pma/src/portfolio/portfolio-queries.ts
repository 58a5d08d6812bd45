import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getUserPortfolio } from '@sarv/shared/contract/portfolios'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of one portfolio of the person with its composition and its value over time. (PMA-056) */
export const portfolioQuery = (prx: string) =>
  queryOptions({
    queryKey: ['pma', 'portfolio', prx],
    queryFn: ({ signal }) => call(getUserPortfolio, { params: { prx }, signal }),
    ...freshness.assets,
    ...persisted(getUserPortfolio),
  })
