import { Columns } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard, SkeletonRing, SkeletonStack } from '@sarv/shared/ui/skeleton'

/** The boxes of a portfolio: its worth, its line and its ring; what leads on beside them. */
export function PortfolioSkeleton() {
  return (
    <Columns>
      <SkeletonStack>
        <Skeleton width={140} height={20} />
        <Skeleton width={220} height={44} radius={12} />
        <SkeletonCard height={200} />
        <Skeleton height={192} />
        <SkeletonRing />
      </SkeletonStack>
      <SkeletonCard rows={4} />
    </Columns>
  )
}
