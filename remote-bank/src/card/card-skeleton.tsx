import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Columns } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import styles from './card-skeleton.module.css'

/** Skeleton of /card: the card, the balance, the account. */
export function CardSkeleton() {
  return (
    <Columns wide="end">
      <div className={styles.face}>
        <Skeleton height="100%" radius={16} />
      </div>
      <div className={stack[24]}>
        <BalanceSkeleton />
        <SkeletonCard height={180} />
      </div>
    </Columns>
  )
}

export function BalanceSkeleton() {
  return (
    <div className={styles.balance}>
      <Skeleton width={96} height={14} />
      <Skeleton width={236} height={36} radius={12} />
      <Skeleton width={128} height={12} />
    </div>
  )
}
