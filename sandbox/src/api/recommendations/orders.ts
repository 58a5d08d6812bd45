import { getRecommendationOrder, listRecommendationOrders } from '@sarv/shared/contract/recommendation-orders'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { readRecommendationOrders } from '../../recommendation/order-view'
import { serve } from '../pipeline/serve'

/** Recommendations that the person took (SBX-065). */
export function recommendationOrderRoutes(api: Api): void {
  const options = { also: ['GET'] } as const

  serve(
    api,
    listRecommendationOrders,
    async ({ db, person }) => {
      await runDueJobs(db, api, person.sub)
      return readRecommendationOrders(db, person.sub)
    },
    options,
  )

  serve(
    api,
    getRecommendationOrder,
    async ({ db, person, params }) => {
      await runDueJobs(db, api, person.sub)
      const [order] = await readRecommendationOrders(db, person.sub, parseId(params.id))
      if (order === undefined) throw notFound()
      return order
    },
    options,
  )
}
