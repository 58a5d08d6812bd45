import { useHeader } from '@sarv/shared/platform'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { SampleCard } from './partnership'

/** Skeleton of the overview, which has no arrow; `still` draws the card alone, as behind a drawer. (BNK-015) */
export function FlowSkeleton({ still = false }: { still?: boolean }) {
  useHeader({ withoutBack: true })
  return (
    <Page width="flow">
      <SampleCard />
      {!still && (
        <div className={stack[12]}>
          <Skeleton width={240} height={28} />
          <Skeleton width={180} height={14} />
          <SkeletonCard rows={4} />
        </div>
      )}
    </Page>
  )
}
