import { listManagers, type RecommendationManager } from '@sarv/shared/contract/recommendation'
import { getOffer, listOffers } from '@sarv/shared/contract/recommendation-offers'
import { listRecommendationOrders } from '@sarv/shared/contract/recommendation-orders'
import { getRecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { endpointQuery, keptQuery } from '@sarv/shared/queries/endpoint-query'

/** Query of the person's open recommendation, which any device may move on; null without one. (REC-002) */
export const openManagerQuery = () =>
  queryOptions<RecommendationManager | null, ApiError>({
    queryKey: ['recommendations', 'open'],
    queryFn: async ({ signal }) => (await call(listManagers, { signal }))[0] ?? null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Query of the offers of a recommendation, FREE before VIP. (REC-020) */
export const offersQuery = (recommendation_manager_id: number) => ({
  ...endpointQuery(['recommendations', 'offers', recommendation_manager_id], listOffers, {
    query: { recommendation_manager_id },
  }),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
})

/** Query of one offer. (REC-033) */
export const offerQuery = (id: string) => ({
  ...endpointQuery(['recommendations', 'offer', id], getOffer, { params: { id } }),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
})

/** Query of the person's recommendation orders, newest first, kept for a start without a connection. (REC-032, U16) */
export const ordersQuery = () => ({
  ...keptQuery(['recommendations', 'orders'], listRecommendationOrders),
  staleTime: 0,
})

/** Query of one payment, refetched on every focus because it may have been paid meanwhile. (REC-025) */
export const paymentQuery = (uuid: string) => ({
  ...endpointQuery(['recommendations', 'payment', uuid], getRecommendationPayment, { params: { uuid } }),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
})
