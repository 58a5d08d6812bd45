import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useTranslation } from '@sarv/shared/platform'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { OrderCard } from '../orders/order-card'

/** Section with the person's recommendation orders, or an empty text. (ST-14) */
export function OwnOrders({ orders }: { orders: readonly RecommendationOrder[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionHeader title={t('orders.title')} first />
      {orders.length === 0 ? (
        <p className={typography.secondary}>{t('orders.none')}</p>
      ) : (
        <div className={stack[12]}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
    </section>
  )
}
