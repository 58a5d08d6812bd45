import { Columns } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/skeleton'
import styles from './portfolio.module.css'

/** The boxes of a portfolio: its worth, its line and its ring; what leads on beside them. */
export function PortfolioSkeleton() {
  return (
    <Columns>
      <div className={styles.boxes}>
        <Skeleton width={140} height={20} />
        <Skeleton width={220} height={44} radius={12} />
        <SkeletonCard height={200} />
        <Skeleton height={192} />
        <div className={styles.circle}>
          <Skeleton width={224} height={224} radius={112} />
        </div>
      </div>
      <SkeletonCard rows={4} />
    </Columns>
  )
}
