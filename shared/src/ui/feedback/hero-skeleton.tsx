import type { ReactNode } from 'react'
import styles from './hero-skeleton.module.css'
import { Skeleton } from './skeleton'

/**
 * Loading skeleton of the hero: label, amount, gain, curve with its ranges, bar, legend, two buttons.
 * @param children what is known already of the lines under the amount
 */
export function HeroSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      <span className={styles.label}>
        <Skeleton width={112} height={16} />
      </span>
      <span className={styles.amount} data-first-number>
        <Skeleton width={236} height={36} radius={12} />
      </span>
      {children}
      <span className={styles.change}>
        <Skeleton width={200} height={16} />
      </span>
      <span className={styles.curve}>
        <Skeleton height={192} />
        <Skeleton height={36} radius={18} />
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
