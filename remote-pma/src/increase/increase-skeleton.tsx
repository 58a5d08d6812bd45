import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'

/** Skeleton of the amount: field, preset amounts and help. */
export function IncreaseSkeleton() {
  return (
    <Page width="flow">
      <SkeletonGroup>
        <div className={stack[20]}>
          <Skeleton width={120} height={14} />
          <Skeleton width="100%" height={56} />
          <Skeleton width="100%" height={40} radius={20} />
          <Skeleton width="100%" height={56} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}
