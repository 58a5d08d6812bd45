import type { Order } from '@sarv/shared/contract/fund-orders'
import { List } from '@sarv/shared/ui/data/list-row'
import { useTableRoom } from '@sarv/shared/ui/layout/use-table-room'
import { OrderRow } from './order-row'
import { OrderTable } from './order-table'

/** The orders of a month: a table where the window has room for it, else a list. */
export function OrderMonth({ orders, label }: { orders: readonly Order[]; label: string }) {
  if (useTableRoom()) return <OrderTable orders={orders} label={label} />
  return (
    <List label={label}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </List>
  )
}
