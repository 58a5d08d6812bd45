import { minutes } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { cancelOrder, listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { call, infiniteQueryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'
import { invalidatedByOrders, orderQuery } from '../money/money-queries'
import { type OrderFilter, toOrderListQuery } from './order-filter'

/** Infinite query of the orders that a filter lets through. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'orders', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...toOrderListQuery(filter), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...persisted,
  })

/**
 * Mutation that cancels an order and refetches what it changes.
 * @param onCancelled called even when the order, no longer open, takes the button away with it
 */
export function useCancelOrder(order: Pick<Order, 'id'>, onCancelled: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { id: order.id } }),
    onSuccess: async (cancelled) => {
      onCancelled()
      queryClient.setQueryData(orderQuery(String(order.id)).queryKey, cancelled)
      await Promise.all(invalidatedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
