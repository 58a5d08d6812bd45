import type { RecommendationOrder } from '@sarv/shared/contract/recommendation'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { LockedPanel } from './locked-panel'
import { OrderComposition } from './order-composition'
import styles from './order-panel.module.css'
import { isLocked } from './recommendation-order'

/**
 * Panel of a recommendation order: locked until its fee is paid, else its composition and where it goes on. (REC-030,
 * REC-031, REC-035)
 */
export function OrderPanel({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  if (isLocked(order)) return <LockedPanel order={order} />
  const { recom_tracking_code: code, can_invest, portfolio_id } = order
  return (
    <div>
      <OrderComposition items={order.order_items} />
      {(can_invest || code !== null) && (
        <div className={styles.actions}>
          {can_invest && (
            <ButtonLink size="m" block to={`/recommendations/offers/${portfolio_id}`}>
              {t('invest.action')}
            </ButtonLink>
          )}
          {code !== null && (
            <ButtonLink
              size="m"
              variant="tonal"
              block
              to={`/fund-orders?${new URLSearchParams({ recom_tracking_code: code })}`}
            >
              {t('order.fundOrders')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
