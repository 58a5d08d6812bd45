import { freshness } from '@sarv/shared/api/freshness'
import { getPendingOrdersCount } from '@sarv/shared/contract/assets'
import { getHome, type Home, home } from '@sarv/shared/contract/home'
import { listPlans } from '@sarv/shared/contract/plans'
import { call, queryOptions } from '@sarv/shared/platform'

export const homeQuery = () =>
  queryOptions({
    queryKey: ['invest', 'home'],
    queryFn: ({ signal }) => call(getHome, { signal }),
    ...freshness.home,
  })

/** A home page that was kept on this device, if it still has the contract's shape. */
export function homeIn(kept: unknown): Home | undefined {
  return home.safeParse(kept).data
}

export const pendingOrdersQuery = () =>
  queryOptions({
    queryKey: ['invest', 'pending-orders'],
    queryFn: ({ signal }) => call(getPendingOrdersCount, { signal }),
    ...freshness.home,
  })

export const plansQuery = () =>
  queryOptions({
    queryKey: ['invest', 'plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
    ...freshness.plans,
  })
