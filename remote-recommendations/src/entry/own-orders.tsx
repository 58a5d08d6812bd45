import type { RecommendationOrder } from '@sarv/shared/contract/recommendation'
import { useTranslation } from '@sarv/shared/platform'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { OrderCard } from './order-card'
import styles from './recommendations.module.css'

/** The recommendations of the person; a sentence for who has none yet. (ST-14) */
export function OwnOrders({ orders }: { orders: readonly RecommendationOrder[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionHeader title={t('orders.title')} first />
      {orders.length === 0 ? (
        <p className={styles.none}>{t('orders.none')}</p>
      ) : (
        <div className={styles.cards}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
    </section>
  )
}
