import { Skeleton, SkeletonCard, SkeletonGroup, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'
import styles from './fund-screen.module.css'
import { PriceHistorySkeleton } from './price-history'

/** Loading skeleton of a fund: badges, price, chart, chips. */
export function FundSkeleton() {
  return (
    <>
      <div className={styles.badges}>
        <Skeleton width={64} height={24} />
        <Skeleton width={104} height={24} />
        <Skeleton width={80} height={24} />
      </div>
      <PriceHistorySkeleton />
    </>
  )
}

/** Loading skeleton of the side column: units, terms, links. */
export function BesideSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonStack>
        <SkeletonCard height={148} />
        <SkeletonCard height={280} />
        <SkeletonCard rows={6} />
      </SkeletonStack>
    </SkeletonGroup>
  )
}
