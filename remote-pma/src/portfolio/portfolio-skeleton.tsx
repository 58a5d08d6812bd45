import { Skeleton, SkeletonCard, SkeletonRing, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'
import { Columns } from '@sarv/shared/ui/layout/page'

/** Skeleton of a portfolio: value, line chart and donut, with the links beside them. */
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
