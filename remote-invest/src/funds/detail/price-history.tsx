import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChartSkeleton } from '@sarv/shared/ui/chart/chart-skeleton'
import { PriceHeader, type PricePoint } from '@sarv/shared/ui/chart/price-header'
import { Money } from '@sarv/shared/ui/data/money'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { OnRequest } from '@sarv/shared/ui/network/on-request'
import { Suspense, useMemo, useState } from 'react'
import { RangeChips } from '../range-chips'
import styles from './fund-screen.module.css'
import { RangeLoadError } from './range-load-error'
import type { PriceHistoryState } from './use-price-history'

// echarts is heavier than all other screens together: it comes when a chart is drawn.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/price-chart')).PriceChart)

/** Price chart with range chips; scrubbing the line changes the figures above it. (INV-020, INV-021) */
export function PriceHistory({
  shown: { prices, range, error, loading, selectRange },
  fund,
  label,
}: {
  shown: PriceHistoryState
  fund: Pick<Fund, 'price' | 'price_date'>
  /** What has the price, for screen readers. @default a unit of the fund */
  label?: string
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const first = prices[0]
  // The same element on each move along the line: nothing but the figures is rendered again.
  const chart = useMemo(
    () => (
      <OnRequest show="chart">
        <Suspense fallback={<ChartSkeleton />}>
          <PriceChart points={prices} onScrub={setScrubbed} />
        </Suspense>
      </OnRequest>
    ),
    [prices],
  )
  return (
    <section aria-label={label ?? t('fund.price')} aria-busy={loading}>
      {first ? (
        <PriceHeader first={first} shown={scrubbed ?? { date: fund.price_date, value: fund.price }} />
      ) : (
        <>
          <p className={typography.captionFaint}>{t('fund.priceAt', { date: day(fund.price_date) })}</p>
          <Money amount={fund.price} look="hero" />
        </>
      )}
      <div className={styles.chart} data-waiting={loading || undefined}>
        {prices.length > 1 ? (
          chart
        ) : (
          <p className={typography.secondary}>{t(first ? 'fund.onePrice' : 'fund.noPrices')}</p>
        )}
      </div>
      {error && <RangeLoadError read={error} range={range} />}
      <RangeChips label={t('fund.range')} range={range} onSelect={selectRange} />
    </section>
  )
}

/** Loading skeleton of the price history. */
export function PriceHistorySkeleton() {
  return (
    <>
      <div className={styles.bone} data-line="date">
        <Skeleton width={140} height={12} />
      </div>
      <div className={styles.bone} data-line="price">
        <Skeleton width={150} height={36} radius={12} />
      </div>
      <div className={styles.bone} data-line="change">
        <Skeleton width={180} height={14} />
      </div>
      <div className={styles.chart}>
        <Skeleton height={192} />
      </div>
      <Skeleton height={36} radius={18} />
    </>
  )
}
