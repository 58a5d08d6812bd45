import { getPendingOrdersCount } from '@sarv/shared/contract/assets'
import { getHome } from '@sarv/shared/contract/home'
import { listPlans } from '@sarv/shared/contract/plans'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'

export const homeQuery = () => ({ ...keptQuery(['invest', 'home'], getHome), ...freshness.home })

export const pendingOrdersQuery = () => ({
  ...keptQuery(['invest', 'pending-orders'], getPendingOrdersCount),
  ...freshness.home,
})

export const plansQuery = () => ({ ...keptQuery(['invest', 'plans'], listPlans), ...freshness.plans })
