import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useTranslation } from '@sarv/shared/platform'
import { ShareBar } from '@sarv/shared/ui/chart/share-bar'
import { Card } from '@sarv/shared/ui/layout/card'
import { Lock } from 'lucide-react'
import styles from './order-card.module.css'
import { OrderHead } from './order-head'
import { isLocked, toSlices } from './recommendation-order'

/** Card of one recommendation order: its head, and its composition unless it is locked. */
export function OrderCard({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  return (
    <Card as="article" label={order.title}>
      <OrderHead order={order} level="h3" />
      {isLocked(order) ? (
        <p className={styles.locked}>
          <Lock size={18} strokeWidth={1.75} aria-hidden />
          {t('order.locked')}
        </p>
      ) : (
        <div className={styles.parts}>
          <ShareBar parts={toSlices(order.order_items)} />
        </div>
      )}
    </Card>
  )
}
