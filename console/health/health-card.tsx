import {
  type Curve,
  curves,
  type HealthRange,
  type HealthSeries,
  healthRangeNames,
  type RemoteRow,
} from '@sarv/platform/delivery/console/contract'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Card } from '@sarv/shared/ui/layout/card'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { healthQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import { frameOf, heardOf } from './curve-frame'
import { FailureList } from './failure-list'
import styles from './health.module.css'
import { HealthLegend } from './health-legend'
import { HealthTable } from './health-table'
import { useCurveText } from './use-curve-text'
import { useStartText } from './use-start-text'

// Half of the page's code, and below what is read first.
const HealthChart = lazy(async () => ({ default: (await import('./health-chart')).HealthChart }))

/** How a remote's versions go on people's devices: curves of a range, and why they failed within it. */
export function HealthCard({ row }: { row: RemoteRow }) {
  const { t } = useTranslation('console')
  const [curve, setCurve] = useState<Curve>('errors')
  const [range, setRange] = useState<HealthRange>('hour')
  const query = useQuery({ ...healthQuery(row.name, range), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="health">
      <div className={styles.head}>
        <h2 id="health">{t('health.title')}</h2>
        <ChipGroup
          label={t('health.range')}
          options={healthRangeNames.map((value) => ({ value, label: t(`health.ranges.${value}`) }))}
          value={range}
          onChange={setRange}
        />
      </div>
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
                    <Frame top={frame.top} curve={curve} series={series}>
                      <Suspense fallback={null}>
                        <HealthChart series={heard} top={frame.top} />
                      </Suspense>
                    </Frame>
                    <HealthLegend series={heard} row={row} curve={curve} />
                    <HealthTable series={series} lines={heard} curve={curve} />
                  </>
                )}
                <FailureList failures={series.failures} />
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
  series,
  children,
}: {
  top: number
  curve: Curve
  series: HealthSeries
  children: ReactNode
}) {
  const text = useCurveText(curve)
  const { t } = useTranslation('console')
  const startOf = useStartText(series)
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
        <span>{startOf(series.starts[0] ?? '')}</span>
        <span>{t('health.now')}</span>
      </div>
    </div>
  )
}
