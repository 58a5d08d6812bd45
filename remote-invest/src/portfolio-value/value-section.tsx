import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useRef } from 'react'
import styles from './portfolio-value.module.css'
import { ValueSkeleton } from './value-skeleton'

const ValueCurve = lazyScreen(async () => (await import('./value-curve')).ValueCurve)

/** Section of the curve of the portfolio value, lazy: chart and history are loaded once it is near the viewport. (D-120) */
export function ValueSection({ visible }: { visible: boolean }) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const isNear = useNearViewport(place)
  return (
    <section ref={place} className={styles.section} aria-labelledby="worth">
      <SectionHeader first id="worth" title={t('worth.title')} />
      {isNear ? (
        <OnRequest show="chart">
          <Suspense
            fallback={
              <SkeletonGroup>
                <ValueSkeleton />
              </SkeletonGroup>
            }
          >
            <ValueCurve visible={visible} />
          </Suspense>
        </OnRequest>
      ) : (
        <ValueSkeleton />
      )}
      <p className={styles.note}>{t('worth.note')}</p>
    </section>
  )
}
