import { lazyScreen } from '@sarv/shared/platform'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useRef } from 'react'
import type { ValueCurveProps } from './value-curve'
import { ValueSkeleton } from './value-skeleton'

const ValueCurve = lazyScreen(async () => (await import('./value-curve')).ValueCurve)

/** The curve: its code and its history are loaded once it is near the viewport, and its place is kept until then. (D-120) */
export function LazyValueCurve(props: ValueCurveProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  const skeleton = <ValueSkeleton bare={props.onRead !== undefined} />
  return (
    <div ref={place}>
      {isNear ? (
        <OnRequest show="chart">
          <Suspense fallback={<SkeletonGroup>{skeleton}</SkeletonGroup>}>
            <ValueCurve {...props} />
          </Suspense>
        </OnRequest>
      ) : (
        skeleton
      )}
    </div>
  )
}
