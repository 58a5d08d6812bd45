import { Skeleton, SkeletonGroup } from '../feedback/skeleton'

/** Skeleton of a `<PriceChart>` while the chart library loads; read out as «در حال بارگذاری». */
export function ChartSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={192} />
    </SkeletonGroup>
  )
}
