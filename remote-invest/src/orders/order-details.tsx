import type { Order } from '@sarv/shared/contract/fund-orders'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { OwnMoney, OwnToman } from '@sarv/shared/ui/data/own-money'
import { StageList } from '@sarv/shared/ui/data/stage-list'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { OrderActions } from './order-actions'
import { isRefundUnderWay } from './order-status'
import { OrderTitle } from './order-title'
import styles from './orders.module.css'
import { useOrderRows } from './use-order-rows'
import { useOrderStages } from './use-order-stages'

/** Details of an order: its facts, its timeline and its actions. (INV-057, INV-058) */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation()
  const rows = useOrderRows(order)
  const stages = useOrderStages(order)
  const { icon, tone } = findFundIcon(order.fund_type)
  return (
    <>
      <div className={styles.head}>
        <Tile icon={icon} tone={tone} size="l" />
        <h2 className={styles.title}>
          <OrderTitle order={order} />
        </h2>
        <OwnMoney amount={order.amount} look="sheet" />
        <OwnToman amount={order.amount} />
        <StatusBadge set="order" value={order.status} />
      </div>
      <div className={styles.parts}>
        {isRefundUnderWay(order) && <Alert tone="i">{t('order.refund')}</Alert>}
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
