import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useNearViewport } from '@sarv/shared/ui/layout/use-near-viewport'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useRef } from 'react'
import styles from './worth.module.css'
import { WorthSkeleton } from './worth-skeleton'

const WorthCurve = lazyScreen(async () => (await import('./worth-curve')).WorthCurve)

/** Section of the curve of the worth, lazy: chart and history are loaded once it is near the viewport. (D-120) */
export function WorthSection({ visible }: { visible: boolean }) {
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
                <WorthSkeleton />
              </SkeletonGroup>
            }
          >
            <WorthCurve visible={visible} />
          </Suspense>
        </OnRequest>
      ) : (
        <WorthSkeleton />
      )}
      <p className={styles.note}>{t('worth.note')}</p>
    </section>
  )
}
