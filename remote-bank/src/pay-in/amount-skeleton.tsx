import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import styles from './pay-in.module.css'

/** Skeleton of the amount form. */
export function AmountSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width={120} height={14} />
      <Skeleton height={56} />
      <Skeleton height={44} radius={22} />
      <Skeleton height={96} radius={12} />
    </div>
  )
}
