import styles from './hero-skeleton.module.css'
import { Skeleton } from './skeleton'

/** Loading skeleton of the hero: label, amount, change, bar, legend, two buttons. */
export function HeroSkeleton() {
  return (
    <div className={styles.hero}>
      <span className={styles.label}>
        <Skeleton width={112} height={16} />
      </span>
      <span className={styles.amount} data-worth>
        <Skeleton width={236} height={36} radius={12} />
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
