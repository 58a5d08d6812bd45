import { minutes } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { cancelOrder, getOrder, listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { call, infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'
import { type OrderFilter, orderQueryOf } from './order-filter'

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'orders', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...orderQueryOf(filter), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_count }) => (page < page_count ? page + 1 : undefined),
    staleTime: minutes(1),
    ...kept,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'order', id],
    queryFn: ({ signal }) => call(getOrder, { params: { id }, signal }),
    staleTime: minutes(1),
    ...kept,
  })

/** What changes with an order: the list, what was paid, the count of open ones, the assets and the units. (INV-053) */
export const changedByOrders = [
  ['invest', 'orders'],
  ['invest', 'order'],
  ['invest', 'transactions'],
  ['invest', 'pending-orders'],
  ['invest', 'assets'],
  ['invest', 'user-fund'],
] as const

/** @param onCancelled called even when the order, no longer open, takes the button away with it */
export function useCancelOrder(order: Pick<Order, 'id'>, onCancelled: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { id: order.id } }),
    onSuccess: async (cancelled) => {
      onCancelled()
      queryClient.setQueryData(orderQuery(String(order.id)).queryKey, cancelled)
      await Promise.all(changedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
