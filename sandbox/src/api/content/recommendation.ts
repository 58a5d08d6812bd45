import {
  getRecommendationSettings,
  type Knowledge,
  listRecommendationOrders,
  type RecommendationOrder,
} from '@sarv/shared/contract/recommendation'
import type { Api } from '../../context/app-context'
import { serve } from '../pipeline/serve'
import { readSetting } from './settings'

export function recommendationRoutes(api: Api): void {
  serve(api, getRecommendationSettings, ({ db }) =>
    readSetting<{ general_components: Record<string, Knowledge[]> }>(db, 'recommendation'),
  )

  serve(
    api,
    listRecommendationOrders,
    async ({ db, person }) => {
      const orders = await db.query<Omit<RecommendationOrder, 'created_at'> & { created_at: Date }>(
        `select id, status, portfolio_id, type, title, items as order_items, recom_tracking_code, created_at
         from recommendation_order where sub = $1 order by id desc`,
        [person.sub],
      )
      return orders.map((order) => ({ ...order, created_at: order.created_at.toISOString() }))
    },
    { also: ['GET'] },
  )
}
