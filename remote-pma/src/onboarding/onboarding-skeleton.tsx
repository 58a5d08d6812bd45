import { useHeader } from '@sarv/shared/platform'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'

/** Skeleton of the overview; it hides the back arrow. (PMA-006) */
export function OnboardingSkeleton() {
  useHeader({ withoutBack: true })
  return (
    <Page width="flow">
      <SkeletonGroup>
        <div className={stack[20]}>
          <Skeleton width={200} height={28} />
          <Skeleton width={160} height={14} />
          <SkeletonCard rows={4} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}
