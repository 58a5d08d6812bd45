import { numberedPages, withRow } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { cancelOrder, listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { call, infiniteQueryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import { invalidatedByOrders } from '../money/invalidated-by-orders'
import { orderQuery } from '../money/money-queries'
import { type OrderFilter, toOrderListQuery } from './order-filter'

/** Infinite query of the orders that a filter lets through. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'orders', filter],
    ...numberedPages((page, signal) => call(listOrders, { query: { ...toOrderListQuery(filter), page }, signal })),
    staleTime: minutes(1),
    ...persisted(listOrders),
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
      queryClient.setQueriesData({ queryKey: ['invest', 'orders'] }, (data: unknown) => withRow(data, cancelled))
      await Promise.all(invalidatedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
