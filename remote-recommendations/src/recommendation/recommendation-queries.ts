import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listManagers, type RecommendationManager } from '@sarv/shared/contract/recommendation'
import { getOffer, listOffers, type Offer } from '@sarv/shared/contract/recommendation-offers'
import { listRecommendationOrders, type RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { getRecommendationPayment, type RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the person's open recommendation, which any device may move on; null without one. (REC-002) */
export const openManagerQuery = () =>
  queryOptions<RecommendationManager | null, ApiError>({
    queryKey: ['recommendations', 'open'],
    queryFn: async ({ signal }) => (await call(listManagers, { signal }))[0] ?? null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Query of the offers of a recommendation, FREE before VIP. (REC-020) */
export const offersQuery = (recommendation_manager_id: number) =>
  queryOptions<Offer[], ApiError>({
    queryKey: ['recommendations', 'offers', recommendation_manager_id],
    queryFn: ({ signal }) => call(listOffers, { query: { recommendation_manager_id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Query of one offer. (REC-033) */
export const offerQuery = (id: string) =>
  queryOptions<Offer, ApiError>({
    queryKey: ['recommendations', 'offer', id],
    queryFn: ({ signal }) => call(getOffer, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Query of the person's recommendation orders, newest first, kept for a start without a connection. (REC-032, U16) */
export const ordersQuery = () =>
  queryOptions<RecommendationOrder[], ApiError>({
    queryKey: ['recommendations', 'orders'],
    queryFn: ({ signal }) => call(listRecommendationOrders, { signal }),
    staleTime: 0,
    ...persisted(listRecommendationOrders),
  })

/** Query of one payment, refetched on every focus because it may have been paid meanwhile. (REC-025) */
export const paymentQuery = (uuid: string) =>
  queryOptions<RecommendationPayment, ApiError>({
    queryKey: ['recommendations', 'payment', uuid],
    queryFn: ({ signal }) => call(getRecommendationPayment, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
