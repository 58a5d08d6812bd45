import type { Order } from '@sarv/shared/contract/fund-orders'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnFigure, OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { memo } from 'react'
import { isRefundUnderWay } from './order-status'
import { OrderTitle } from './order-title'
import styles from './orders.module.css'
import { usePayableOrder } from './use-payable-order'

/**
 * List row of an order: fund, side, day, status, amount, units; one that waits for its payment has the button for it, a
 * cancelled purchase says when its refund comes. (INV-054, INV-058, D-117)
 */
export const OrderRow = memo(function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { day, number, time } = useFormat()
  const payable = usePayableOrder(order)
  const { icon, tone } = findFundIcon(order.fund_type)
  return (
    <ListRow
      to={`/fund-order/${order.id}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={<OrderTitle order={order} />}
      caption={
        <span className={styles.facts}>
          <span>{day(order.created_at)}</span>
          {order.units !== null && (
            <span>
              <OwnFigure>{t('units', { units: number(order.units) })}</OwnFigure>
            </span>
          )}
        </span>
      }
      number={<OwnMoney amount={order.amount} unit={false} />}
      numberCaption={<StatusBadge set="order" value={order.status} />}
      wideNumber
      note={
        payable?.until === undefined
          ? isRefundUnderWay(order) && t('order.refund')
          : t('order.due.payment', { time: time(payable.until) })
      }
      action={
        payable && (
          <ButtonLink to={payable.to} size="s" variant="tonal">
            {t('order.pay')}
          </ButtonLink>
        )
      }
    />
  )
})
