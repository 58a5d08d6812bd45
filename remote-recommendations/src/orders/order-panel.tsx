import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { OrderComposition } from './order-composition'
import styles from './order-panel.module.css'

/** Panel of an order that is open: its composition, and where it goes on. (REC-031, REC-035) */
export function OrderPanel({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  const { recom_tracking_code: code, can_invest, portfolio_id } = order
  return (
    <div>
      <OrderComposition items={order.order_items} />
      <div className={styles.actions}>
        <ButtonLink
          size="m"
          block
          variant={can_invest ? 'primary' : 'tonal'}
          to={`/recommendations/offers/${portfolio_id}`}
        >
          {t(can_invest ? 'invest.action' : 'order.offer')}
        </ButtonLink>
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
    </div>
  )
}
