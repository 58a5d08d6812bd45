import type { PortfolioDay } from '@sarv/shared/contract/portfolios'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChartSkeleton } from '@sarv/shared/ui/chart/chart-skeleton'
import { depositDays, indexBase, type PricePoint } from '@sarv/shared/ui/chart/price-series'
import { OwnMoney } from '@sarv/shared/ui/data/own-money'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useMemo, useState } from 'react'
import styles from './portfolio.module.css'

// Lazy: echarts is heavier than all other screens together.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/price-chart')).PriceChart)

/**
 * Line chart of a portfolio's time-weighted return since its first day, with scrubbing and a mark on each later deposit.
 * The line tells no amount, so it stays while amounts are hidden. (PMA-056, INV-003, D-119)
 */
export function PortfolioPerformance({ days }: { days: readonly PortfolioDay[] }) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const points = useMemo(
    () => days.map(({ date, return_percentage }) => ({ date, value: indexBase + return_percentage })),
    [days],
  )
  const deposits = useMemo(() => depositDays(days), [days])
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const shown = days.find(({ date }) => date === scrubbed?.date) ?? days.at(-1)
  return (
    <section aria-label={t('portfolio.performance')}>
      <SectionHeader title={t('portfolio.performance')} />
      {points.length < 2 ? (
        <p className={styles.quiet}>{t('portfolio.chartSoon')}</p>
      ) : (
        <>
          {shown && (
            <p className={styles.shown} aria-hidden="true">
              <span>{day(shown.date)}</span>
              <Percent value={shown.return_percentage} />
              <OwnMoney amount={shown.value} />
            </p>
          )}
          <div className={styles.chart}>
            <OnRequest show="chart">
              <Suspense fallback={<ChartSkeleton />}>
                <PriceChart of="performance" points={points} deposits={deposits} onScrub={setScrubbed} />
              </Suspense>
            </OnRequest>
          </div>
        </>
      )}
    </section>
  )
}
