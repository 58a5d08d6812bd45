import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnFigure, OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { findFundIcon } from '../funds/fund-icon'
import { isRefunded } from './order-status'
import styles from './orders.module.css'

/** List row of an order: fund, side, day, status, amount, units; a cancelled purchase says when its refund comes. (INV-054, INV-058) */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const { icon, tone } = findFundIcon(order.fund_type)
  return (
    <ListRow
      to={`/fund-order/${order.id}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={t('orders.title', {
        side: t(`order.side.${order.side}`, { defaultValue: order.side }),
        fund: order.fund_name,
      })}
      caption={
        <span className={styles.facts}>
          <span>{date(order.created_at)}</span>
          {order.units !== null && (
            <span>
              <OwnFigure>{t('units', { units: number(order.units) })}</OwnFigure>
            </span>
          )}
        </span>
      }
      number={<OwnMoney amount={order.amount} unit={false} stacked />}
      numberCaption={<StatusBadge set="order" value={order.status} />}
      wideNumber
      note={isRefunded(order) && t('order.refund')}
    />
  )
}
