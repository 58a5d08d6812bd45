import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { getUserPortfolio } from '@sarv/shared/contract/portfolios'
import { call, queryOptions } from '@sarv/shared/platform'

/** One portfolio of the person with its parts and its worth over time. (PMA-056) */
export const portfolioQuery = (prx: string) =>
  queryOptions({
    queryKey: ['pma', 'portfolio', prx],
    queryFn: ({ signal }) => call(getUserPortfolio, { params: { prx }, signal }),
    ...freshness.assets,
    ...kept,
  })
