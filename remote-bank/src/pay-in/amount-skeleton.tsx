import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { stack } from '@sarv/shared/ui/layout/primitives'

/** Skeleton of the amount form. */
export function AmountSkeleton() {
  return (
    <div className={stack[20]}>
      <Skeleton width={120} height={14} />
      <Skeleton height={56} />
      <Skeleton height={44} radius={22} />
      <Skeleton height={96} radius={12} />
    </div>
  )
}
