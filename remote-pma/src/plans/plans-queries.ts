import { listPlans, listUserPortfolios } from '@sarv/shared/contract/plans'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of all plans, stale after four hours. (PMA-004) */
export const plansQuery = () => ({ ...keptQuery(['pma', 'plans'], listPlans), ...freshness.plans })

/** Query of the person's portfolios; they stay fresh as long as the plans. */
export const userPortfoliosQuery = () => ({
  ...keptQuery(['pma', 'user-portfolios'], listUserPortfolios),
  ...freshness.plans,
})
