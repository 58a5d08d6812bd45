import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listPlans, listUserPortfolios, type Plan, type UserPortfolio } from '@sarv/shared/contract/plans'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of all plans, stale after four hours. (PMA-004) */
export const plansQuery = () =>
  queryOptions<Plan[], ApiError>({
    queryKey: ['pma', 'plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
    ...freshness.plans,
    ...persisted(listPlans),
  })

/** Query of the person's portfolios; they stay fresh as long as the plans. */
export const userPortfoliosQuery = () =>
  queryOptions<UserPortfolio[], ApiError>({
    queryKey: ['pma', 'user-portfolios'],
    queryFn: ({ signal }) => call(listUserPortfolios, { signal }),
    ...freshness.plans,
    ...persisted(listUserPortfolios),
  })
