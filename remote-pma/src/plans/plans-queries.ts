import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { listPlans, listUserPortfolios, type Plan, type UserPortfolio } from '@sarv/shared/contract/plans'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** All plans; asked for again after four hours (PMA-004). */
export const plansQuery = () =>
  queryOptions<Plan[], ApiError>({
    queryKey: ['pma', 'plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
    ...freshness.plans,
    ...kept,
  })

/** The portfolios that the person holds; their values move with the plans. */
export const userPortfoliosQuery = () =>
  queryOptions<UserPortfolio[], ApiError>({
    queryKey: ['pma', 'user-portfolios'],
    queryFn: ({ signal }) => call(listUserPortfolios, { signal }),
    ...freshness.plans,
    ...kept,
  })
