import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { statusLook } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/badge'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Money } from '@sarv/shared/ui/money'
import { Tile } from '@sarv/shared/ui/tile'
import { lookOf } from '../funds/fund-look'
import styles from './orders.module.css'

/** An order in the list: fund, side, day, status, amount and units. (INV-054) */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const { icon, tone } = lookOf(order.fund_type)
  const status = statusLook('order', order.status)
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
          {order.units !== null && <span>{t('units', { units: number(order.units) })}</span>}
        </span>
      }
      number={<Money amount={order.amount} unit={false} stacked />}
      numberCaption={<Badge tone={status.tone}>{t(status.label)}</Badge>}
      wideNumber
    />
  )
}
