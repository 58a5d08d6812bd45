import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useRef } from 'react'
import styles from './portfolio-value.module.css'
import type { ValueCurveProps } from './value-curve'
import { ValueSkeleton } from './value-skeleton'

const ValueCurve = lazyScreen(async () => (await import('./value-curve')).ValueCurve)

/** Section of the curve of the portfolio value, with a title and what its percentage is. (D-120, D-178) */
export function ValueSection({ visible }: { visible: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="worth">
      <SectionHeader first id="worth" title={t('worth.title')} />
      <LazyValueCurve visible={visible} />
      <p className={styles.note}>{t('worth.note')}</p>
    </section>
  )
}

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
