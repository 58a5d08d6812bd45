import type { WorthDay } from '@sarv/shared/contract/assets'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChartSkeleton } from '@sarv/shared/ui/chart/chart-skeleton'
import { depositDays, indexBase, type PricePoint } from '@sarv/shared/ui/chart/price-series'
import { Gain } from '@sarv/shared/ui/data/gain'
import { Money } from '@sarv/shared/ui/data/money'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { Suspense, useMemo, useState } from 'react'
import { RangeLoadError } from '../funds/detail/range-load-error'
import { RangeChips } from '../funds/range-chips'
import styles from './portfolio-value.module.css'
import { useValueHistory, type ValueHistory } from './use-value-history'
import { ValueSkeleton } from './value-skeleton'

// echarts is heavier than all other screens together: it comes when a chart is drawn.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/price-chart')).PriceChart)

/** Line chart of the value of all assets, with range chips and a mark on each purchase. (INV-003, INV-009, D-120) */
export function ValueCurve({ visible }: { visible: boolean }) {
  const { t } = useTranslation()
  return (
    <QueryBoundary query={useValueHistory()} skeleton={<ValueSkeleton />} title={t('worth.failed')}>
      {(history) => <Curve history={history} visible={visible} />}
    </QueryBoundary>
  )
}

/** Hidden, the line is that of the return: a value can be read from its shape, a return tells no amount. */
function Curve({
  history: { days, range, error, loading, selectRange },
  visible,
}: {
  history: ValueHistory
  visible: boolean
}) {
  const { t } = useTranslation()
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const points = useMemo(() => toPoints(days, visible), [days, visible])
  const purchases = useMemo(
    () => depositDays(days.map(({ date, value, gain }) => ({ date, paid_in: value - gain }))),
    [days],
  )
  const [first] = days
  const shown = days.find(({ date }) => date === scrubbed?.date) ?? days.at(-1)
  return (
    <div aria-busy={loading}>
      {first && shown && <Figures first={first} shown={shown} visible={visible} />}
      <div className={styles.chart} data-waiting={loading || undefined}>
        {days.length > 1 ? (
          <Suspense fallback={<ChartSkeleton />}>
            <PriceChart
              of={visible ? 'value' : 'performance'}
              points={points}
              deposits={purchases}
              onScrub={setScrubbed}
            />
          </Suspense>
        ) : (
          <p className={styles.empty}>{t(first ? 'worth.oneDay' : 'worth.none')}</p>
        )}
      </div>
      {error && <RangeLoadError read={error} range={range} />}
      <RangeChips label={t('worth.range')} range={range} onSelect={selectRange} />
    </div>
  )
}

const toPoints = (days: readonly WorthDay[], visible: boolean): PricePoint[] =>
  days.map(({ date, value, return_percentage }) => ({ date, value: visible ? value : indexBase + return_percentage }))

/** Figures above the line: the value of a day, and its gain since the line begins. */
function Figures({ first, shown, visible }: { first: WorthDay; shown: WorthDay; visible: boolean }) {
  const { t } = useTranslation()
  const { day } = useFormat()
  return (
    <div className={typography.secondary}>
      <p className={styles.day}>
        <span>{day(shown.date)}</span>
        <Money amount={shown.value} hidden={!visible} />
      </p>
      <p className={styles.gain}>
        <Gain of={{ gain: shown.gain, gain_percentage: shown.return_percentage }} hidden={!visible} />
        <span className={typography.captionFaint}>{t('worth.since', { date: day(first.date) })}</span>
      </p>
    </div>
  )
}
