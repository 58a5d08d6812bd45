import { type Curve, curves, type RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Card } from '@sarv/shared/ui/layout/card'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { healthQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import { frameOf, heardOf } from './curve-frame'
import styles from './health.module.css'
import { HealthLegend } from './health-legend'
import { HealthTable } from './health-table'
import { useCurveText } from './use-curve-text'

// Half of the page's code, and below what is read first.
const HealthChart = lazy(async () => ({ default: (await import('./health-chart')).HealthChart }))

/** How a remote's versions go on people's devices, as curves of the last three hours. */
export function HealthCard({ row }: { row: RemoteRow }) {
  const { t } = useTranslation('console')
  const [curve, setCurve] = useState<Curve>('errors')
  const query = useQuery(healthQuery(row.name))
  return (
    <section aria-labelledby="health">
      <h2 id="health" className={styles.heading}>
        {t('health.title')}
      </h2>
      <Card>
        <ConsoleQueryBoundary query={query} skeleton={<Skeleton height={260} radius={12} />}>
          {(series) => {
            const heard = heardOf(series, curve)
            const frame = frameOf(heard, curve)
            return (
              <div className={styles.card}>
                <ChipGroup
                  label={t('health.curve')}
                  options={curves.map((value) => ({ value, label: t(`curve.${value}`) }))}
                  value={curve}
                  onChange={setCurve}
                />
                {heard.length === 0 ? (
                  <EmptyState title={t('health.none')} text={t('health.noneText')} />
                ) : (
                  <>
                    <Frame top={frame.top} curve={curve} starts={series.starts}>
                      <Suspense fallback={null}>
                        <HealthChart series={heard} top={frame.top} />
                      </Suspense>
                    </Frame>
                    <HealthLegend series={heard} row={row} curve={curve} />
                    <HealthTable starts={series.starts} series={heard} curve={curve} />
                  </>
                )}
              </div>
            )
          }}
        </ConsoleQueryBoundary>
      </Card>
    </section>
  )
}

/** The drawing between its axes; words stay outside it, where they can be read and enlarged. */
function Frame({
  top,
  curve,
  starts,
  children,
}: {
  top: number
  curve: Curve
  starts: readonly string[]
  children: ReactNode
}) {
  const text = useCurveText(curve)
  const { t } = useTranslation('console')
  const { time } = useFormat()
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.scale}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>
            <bdi>{text(value)}</bdi>
          </span>
        ))}
      </div>
      <div className={styles.drawing}>{children}</div>
      <div className={styles.ends}>
        <span>{time(starts[0] ?? '')}</span>
        <span>{t('health.now')}</span>
      </div>
    </div>
  )
}
