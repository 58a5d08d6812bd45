import { Skeleton, SkeletonCard, SkeletonRing, SkeletonStack } from '@sarv/shared/ui/feedback/skeleton'

/** Loading skeleton of the assets: total, donut, chips, list. */
export function AssetsSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width={112} height={20} />
      <Skeleton width={236} height={40} radius={12} />
      <SkeletonRing />
      <Skeleton width={240} height={36} radius={18} />
      <SkeletonCard rows={5} tile={false} />
    </SkeletonStack>
  )
}
