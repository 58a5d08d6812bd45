import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChartSkeleton } from '@sarv/shared/ui/chart/chart-skeleton'
import type { IndexLine } from '@sarv/shared/ui/chart/index-lines'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useMemo, useState } from 'react'
import { RangeLoadError } from '../detail/range-load-error'
import { RangeChips } from '../range-chips'
import styles from './compare.module.css'
import { depositId, goldId } from './comparison'
import { ComparisonTable } from './comparison-table'
import { lineLook } from './line-looks'
import type { ComparisonState } from './use-comparison'

// echarts is heavier than all other screens together: it comes when a chart is drawn.
const IndexChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/index-chart')).IndexChart)

/** Chart and table of a comparison; on a wide page the table stands beside the chart. (INV-082, INV-083) */
export function ComparisonView({ state, all }: { state: ComparisonState; all: readonly Fund[] }) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const { answer, shown, range, error, loading, selectRange } = state
  const [place, setPlace] = useState<number>()
  const lines = useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      [goldId]: t('investWatch:compare.gold'),
      [depositId]: t('investWatch:compare.deposit'),
    }
    const nameOf = (id: string) => names[id] ?? all.find(({ ds_code }) => ds_code === id)?.fund_name ?? id
    return (shown?.series ?? []).map(
      ({ id, values }, index): IndexLine => ({ id, name: nameOf(id), look: lineLook(id, index), values }),
    )
  }, [shown, all, t])
  // The same element on each move along the lines: nothing but the figures is rendered again.
  const chart = useMemo(
    () =>
      shown && (
        <OnRequest show="chart">
          <Suspense fallback={<ChartSkeleton />}>
            <IndexChart label={t('investWatch:compare.chart')} days={shown.days} lines={lines} onScrub={setPlace} />
          </Suspense>
        </OnRequest>
      ),
    [shown, lines, t],
  )
  const last = (shown?.days.length ?? 1) - 1
  const at = Math.min(place ?? last, last)
  return (
    <div className={styles.sides}>
      <section aria-label={t('investWatch:compare.chart')} aria-busy={loading}>
        <p className={typography.caption}>
          {shown && t('investWatch:compare.at', { date: day(shown.days[at] ?? '') })}
        </p>
        <div className={styles.chart} data-waiting={loading || undefined}>
          {chart ?? <p className={typography.secondary}>{t('investWatch:compare.noPrices')}</p>}
        </div>
        {error && (
          <RangeLoadError read={error} range={range}>
            {t('investWatch:compare.rangeMissing', { range: t(`chartRange.${range}`) })}
          </RangeLoadError>
        )}
        <RangeChips label={t('fund.range')} range={range} onSelect={selectRange} />
        {shown?.isShortened && (
          <p className={styles.note}>{t('investWatch:compare.younger', { date: day(shown.days[0] ?? '') })}</p>
        )}
      </section>
      <div>
        <ComparisonTable answer={answer} lines={lines} at={at} all={all} />
        <ul className={styles.notes}>
          <li>{t('investWatch:compare.depositSource', { source: answer.deposit.source })}</li>
          <li>{t('investWatch:compare.goldSource', { source: answer.gold.source })}</li>
          <li>{t('investWatch:compare.note')}</li>
        </ul>
      </div>
    </div>
  )
}
