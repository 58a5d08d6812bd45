import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/data/badge'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './order-card.module.css'
import { isKnownOffer } from './recommendation-order'

/** Head of an order's card: title, day, kind, and its status in a word. (REC-032, ST-14) */
export function OrderHead({
  order,
  level: Heading,
}: {
  order: Pick<RecommendationOrder, 'title' | 'status' | 'type' | 'created_at'>
  level: 'h2' | 'h3'
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const { label, tone } = describeStatus('recommendation-order', order.status)
  return (
    <div className={styles.head}>
      <div>
        <Heading className={typography.row}>{order.title}</Heading>
        <p className={typography.captionFaint}>
          {day(order.created_at)}
          {isKnownOffer(order.type) && ` · ${t(describeStatus('offer', order.type).label)}`}
        </p>
      </div>
      <Badge tone={tone}>{t(label)}</Badge>
    </div>
  )
}
