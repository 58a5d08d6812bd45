import { homeTop } from '@sarv/shared/rules/constants'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { AssetHeroSkeleton } from './asset-hero-skeleton'
import styles from './home-skeleton.module.css'

/** Loading skeleton of the home page, before its sections are known. */
export function HomeSkeleton() {
  return (
    <div className={styles.page}>
      <AssetHeroSkeleton />
      <SkeletonCard height={74} />
      <div className={styles.section}>
        <Skeleton width={128} height={20} />
        <SkeletonCard rows={homeTop.funds} spark />
      </div>
    </div>
  )
}
