import type { Order } from '@sarv/shared/contract/fund-orders'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Card } from '@sarv/shared/ui/card'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Money, Toman } from '@sarv/shared/ui/money'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { StageList } from '@sarv/shared/ui/stage-list'
import { StatusBadge } from '@sarv/shared/ui/status-badge'
import { Tile } from '@sarv/shared/ui/tile'
import { lookOf } from '../funds/fund-look'
import { OrderActions } from './order-actions'
import { isRefunded } from './order-status'
import styles from './orders.module.css'
import { useOrderRows } from './use-order-rows'
import { useOrderStages } from './use-order-stages'

/** All that is known about an order, how it went so far, and what can still be done. (INV-057, INV-058) */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation()
  const rows = useOrderRows(order)
  const stages = useOrderStages(order)
  const { icon, tone } = lookOf(order.fund_type)
  return (
    <>
      <div className={styles.head}>
        <Tile icon={icon} tone={tone} size="l" />
        <h2 className={styles.title}>
          {t('orders.title', {
            side: t(`order.side.${order.side}`, { defaultValue: order.side }),
            fund: order.fund_name,
          })}
        </h2>
        <Money amount={order.amount} look="sheet" />
        <Toman amount={order.amount} />
        <StatusBadge set="order" value={order.status} />
      </div>
      <div className={styles.parts}>
        {isRefunded(order) && <Alert tone="i">{t('order.refund')}</Alert>}
        <Card>
          <KeyValues rows={rows} />
        </Card>
        {stages.length > 0 && (
          <section aria-labelledby="order-timeline">
            <SectionHeader first id="order-timeline" title={t('order.timeline')} />
            <Card>
              <StageList stages={stages} />
            </Card>
          </section>
        )}
      </div>
      <OrderActions order={order} />
    </>
  )
}
