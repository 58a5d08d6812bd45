import type { UnderWay } from '@sarv/shared/contract/under-way'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { UnderWayLine } from '../under-way/under-way-line'
import styles from './asset-hero-skeleton.module.css'

/** Loading skeleton of the hero: label, amount, the line of money on its way where there is some, change, bar, legend, two buttons. */
export function AssetHeroSkeleton({ underWay }: { underWay?: readonly UnderWay[] }) {
  return (
    <div className={styles.hero}>
      <span className={styles.label}>
        <Skeleton width={112} height={16} />
      </span>
      <span className={styles.amount}>
        <Skeleton width={236} height={36} radius={12} />
      </span>
      <UnderWayLine items={underWay} />
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
