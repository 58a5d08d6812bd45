import type { RecommendationOrder } from '@sarv/shared/contract/recommendation'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { statusLook } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/badge'
import { Card } from '@sarv/shared/ui/card'
import { ShareBar } from '@sarv/shared/ui/share-bar'
import { Lock } from 'lucide-react'
import styles from './order-card.module.css'
import { isLocked, isOffer, partsOf } from './order-look'

/** One recommendation that the person got, and what it is made of once it is theirs to see. */
export function OrderCard({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const { label, tone } = statusLook('recommendation-order', order.status)
  return (
    <Card as="article" label={order.title}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{order.title}</h3>
          <p className={styles.caption}>
            {dateLong(order.created_at)}
            {isOffer(order.type) && ` · ${t(statusLook('offer', order.type).label)}`}
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
          <ShareBar parts={partsOf(order.order_items)} />
        </div>
      )}
    </Card>
  )
}
