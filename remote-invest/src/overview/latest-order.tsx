import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { OrderTitle } from '../orders/order-title'

/** An order in a narrow column: without the icon, the units and the buttons of its list. */
export function LatestOrder({ order }: { order: Order }) {
  const { day } = useFormat()
  return (
    <ListRow
      to={`/fund-order/${order.id}`}
      title={<OrderTitle order={order} />}
      caption={day(order.created_at)}
      number={<OwnMoney amount={order.amount} unit={false} />}
      numberCaption={<StatusBadge set="order" value={order.status} />}
    />
  )
}
