import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { lateChunk } from '@sarv/shared/ui/feedback/late-chunk'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { useRef } from 'react'
import type { ValueCurveProps } from './value-curve'
import { ValueSkeleton } from './value-skeleton'

const useCurve = lateChunk(() => import('./value-curve'))

/** The curve: its code and its history are loaded once it is near the viewport, and its place is kept until then. (D-120) */
export function LazyValueCurve(props: ValueCurveProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div ref={place}>
      {isNear ? (
        <OnRequest show="chart">
          <Curve {...props} />
        </OnRequest>
      ) : (
        <ValueSkeleton bare={props.onRead !== undefined} />
      )}
    </div>
  )
}

function Curve(props: ValueCurveProps) {
  const { chunk, retry } = useCurve()
  if (chunk) return <chunk.ValueCurve {...props} />
  if (retry) return <ErrorState compact onRetry={retry} />
  return (
    <SkeletonGroup>
      <ValueSkeleton bare={props.onRead !== undefined} />
    </SkeletonGroup>
  )
}
