import { Skeleton } from '../ui/feedback/skeleton'
import { stack } from '../ui/layout/primitives'

/** Skeleton of a survey: its bar, the question, three answers. */
export function SurveySkeleton() {
  return (
    <div className={stack[20]}>
      <Skeleton height={8} radius={4} />
      <Skeleton height={72} radius={8} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
    </div>
  )
}
