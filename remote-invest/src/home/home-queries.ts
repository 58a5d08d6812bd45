import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getPendingOrdersCount } from '@sarv/shared/contract/assets'
import { getHome } from '@sarv/shared/contract/home'
import { listPlans } from '@sarv/shared/contract/plans'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

export const homeQuery = () =>
  queryOptions({
    queryKey: ['invest', 'home'],
    queryFn: ({ signal }) => call(getHome, { signal }),
    ...freshness.home,
    ...persisted(getHome),
  })

export const pendingOrdersQuery = () =>
  queryOptions({
    queryKey: ['invest', 'pending-orders'],
    queryFn: ({ signal }) => call(getPendingOrdersCount, { signal }),
    ...freshness.home,
    ...persisted(getPendingOrdersCount),
  })

export const plansQuery = () =>
  queryOptions({
    queryKey: ['invest', 'plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
    ...freshness.plans,
    ...persisted(listPlans),
  })
