import type { Order } from '@sarv/shared/contract/fund-orders'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { DataTable, LeadCell } from '@sarv/shared/ui/data/data-table'
import { OwnFigure, OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { memo } from 'react'
import { isRefundUnderWay } from './order-status'
import { OrderTitle } from './order-title'
import { usePayableOrder } from './use-payable-order'

/** The orders of a month in columns, where the window has room for it: what `OrderRow` says of each. (INV-054, D-275) */
export function OrderTable({ orders, label }: { orders: readonly Order[]; label: string }) {
  const { t } = useTranslation()
  const heads = (
    <>
      <th scope="col">{t('order.field.fund')}</th>
      <th scope="col" data-number>
        {t('order.field.units')}
      </th>
      <th scope="col" data-number>
        {t('orders.amount')}
      </th>
      <th scope="col">{t('orders.status')}</th>
    </>
  )
  return (
    <DataTable label={label} heads={heads}>
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </DataTable>
  )
}

const Row = memo(function Row({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { day, number, time } = useFormat()
  const payable = usePayableOrder(order)
  const { icon, tone } = findFundIcon(order.fund_type)
  return (
    <tr>
      <LeadCell
        to={`/fund-order/${order.id}`}
        tile={<Tile icon={icon} tone={tone} />}
        title={<OrderTitle order={order} />}
        caption={day(order.created_at)}
      />
      <td data-number>{order.units === null ? '-' : <OwnFigure>{number(order.units)}</OwnFigure>}</td>
      <td data-number data-strong>
        <OwnMoney amount={order.amount} unit={false} />
      </td>
      <td>
        <StatusBadge set="order" value={order.status} />
        {payable ? (
          <>
            {payable.until !== undefined && (
              <p className={typography.captionFaint}>{t('order.due.payment', { time: time(payable.until) })}</p>
            )}
            <ButtonLink to={payable.to} size="s" variant="tonal">
              {t('order.pay')}
            </ButtonLink>
          </>
        ) : (
          isRefundUnderWay(order) && <p className={typography.captionFaint}>{t('order.refund')}</p>
        )}
      </td>
    </tr>
  )
})
