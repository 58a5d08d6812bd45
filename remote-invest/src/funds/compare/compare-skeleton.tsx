import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import styles from './compare.module.css'

/** Loading skeleton of a comparison: chart, chips, table. */
export function CompareSkeleton() {
  return (
    <div className={styles.sides}>
      <div>
        <div className={styles.bone}>
          <Skeleton width={150} height={14} />
        </div>
        <div className={styles.chart}>
          <Skeleton height={240} />
        </div>
        <Skeleton height={36} radius={18} />
      </div>
      <SkeletonCard rows={4} tile={false} />
    </div>
  )
}
