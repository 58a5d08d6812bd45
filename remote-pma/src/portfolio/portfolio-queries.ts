import { getUserPortfolio } from '@sarv/shared/contract/portfolios'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of one portfolio of the person with its composition and its value over time. (PMA-056) */
export const portfolioQuery = (prx: string) => ({
  ...keptQuery(['pma', 'portfolio', prx], getUserPortfolio, { params: { prx } }),
  ...freshness.assets,
})
