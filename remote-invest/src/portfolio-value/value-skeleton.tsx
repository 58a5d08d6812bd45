import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './portfolio-value.module.css'

/** Loading skeleton of the curve of the portfolio value: two lines of figures unless it is bare, chart, chips. */
export function ValueSkeleton({ bare = false }: { bare?: boolean }) {
  return (
    <>
      {!bare && (
        <div className={typography.secondary}>
          <span className={styles.bone}>
            <Skeleton width={220} height={14} />
          </span>
          <span className={styles.bone}>
            <Skeleton width={180} height={14} />
          </span>
        </div>
      )}
      <div className={styles.chart}>
        <Skeleton height={192} />
      </div>
      <Skeleton height={36} radius={18} />
    </>
  )
}
