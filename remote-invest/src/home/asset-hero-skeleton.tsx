import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import styles from './asset-hero-skeleton.module.css'

/** Loading skeleton of the hero: label, amount, gain, change, bar, legend, two buttons. */
export function AssetHeroSkeleton() {
  return (
    <div className={styles.hero}>
      <span className={styles.label}>
        <Skeleton width={112} height={16} />
      </span>
      <span className={styles.amount}>
        <Skeleton width={236} height={36} radius={12} />
      </span>
      <span className={styles.change}>
        <Skeleton width={200} height={16} />
      </span>
      <span className={styles.change}>
        <Skeleton width={168} height={16} />
      </span>
      <span className={styles.bar}>
        <Skeleton height={8} radius={4} />
        <Skeleton width={210} height={14} />
      </span>
      <span className={styles.actions}>
        <Skeleton height={48} radius={14} />
        <Skeleton height={48} radius={14} />
      </span>
    </div>
  )
}
