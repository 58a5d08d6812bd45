import type { RecommendationOrder } from '@sarv/shared/contract/recommendation'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ShareBar } from '@sarv/shared/ui/chart/share-bar'
import { Badge } from '@sarv/shared/ui/data/badge'
import { Card } from '@sarv/shared/ui/layout/card'
import { Lock } from 'lucide-react'
import styles from './order-card.module.css'
import { isKnownOffer, isLocked, toShares } from './recommendation-order'

/** Card of one recommendation order: title, date, status, and its composition unless it is locked. */
export function OrderCard({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const { label, tone } = describeStatus('recommendation-order', order.status)
  return (
    <Card as="article" label={order.title}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{order.title}</h3>
          <p className={styles.caption}>
            {dateLong(order.created_at)}
            {isKnownOffer(order.type) && ` · ${t(describeStatus('offer', order.type).label)}`}
          </p>
        </div>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      {isLocked(order) ? (
        <p className={styles.locked}>
          <Lock size={18} strokeWidth={1.75} aria-hidden />
          {t('order.locked')}
        </p>
      ) : (
        <div className={styles.parts}>
          <ShareBar parts={toShares(order.order_items)} />
        </div>
      )}
    </Card>
  )
}
