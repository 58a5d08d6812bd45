import { Skeleton, SkeletonCard } from '@sarv/shared/ui/skeleton'
import styles from './assets.module.css'

/** The boxes of the assets: total, ring, chips, list. */
export function AssetsSkeleton() {
  return (
    <div className={styles.boxes}>
      <Skeleton width={112} height={20} />
      <Skeleton width={236} height={40} radius={12} />
      <div className={styles.circle}>
        <Skeleton width={224} height={224} radius={112} />
      </div>
      <Skeleton width={240} height={36} radius={18} />
      <SkeletonCard rows={5} tile={false} />
    </div>
  )
}
