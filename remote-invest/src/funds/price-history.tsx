import type { Fund, PricePoint } from '@sarv/shared/contract/funds'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Money } from '@sarv/shared/ui/money'
import { PriceHeader } from '@sarv/shared/ui/price-header'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { Suspense, useMemo, useState } from 'react'
import { type ChartRange, chartRanges } from './chart-window'
import styles from './fund-screen.module.css'

// echarts is heavier than all other screens together: it comes when a chart is drawn.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/price-chart')).PriceChart)

/** The price over a span that the person chooses; a finger on the line changes the figures above it. (INV-020, INV-021) */
export function PriceHistory({
  points,
  range,
  onRange,
  fund,
}: {
  points: readonly PricePoint[]
  range: ChartRange
  onRange: (range: ChartRange) => void
  fund: Pick<Fund, 'price' | 'price_date'>
}) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const series = useMemo(() => points.map(({ date, final_price }) => ({ date, value: final_price })), [points])
  const [scrubbed, setScrubbed] = useState<{ date: string; value: number }>()
  const first = series[0]
  return (
    <section aria-label={t('fund.price')}>
      {first ? (
        <PriceHeader first={first} shown={scrubbed ?? { date: fund.price_date, value: fund.price }} />
      ) : (
        <>
          <p className={styles.caption}>{t('fund.priceAt', { date: dateLong(fund.price_date) })}</p>
          <Money amount={fund.price} look="hero" />
        </>
      )}
      <div className={styles.chart}>
        {series.length > 1 ? (
          <Suspense fallback={<Skeleton height={192} />}>
            <PriceChart points={series} onScrub={setScrubbed} />
          </Suspense>
        ) : (
          <p className={styles.empty}>{t('fund.noPrices')}</p>
        )}
      </div>
      <ChipGroup
        fill
        label={t('fund.range')}
        value={range}
        onChange={onRange}
        options={chartRanges.map((value) => ({ value, label: t(`chartRange.${value}`) }))}
      />
    </section>
  )
}

export function PriceHistorySkeleton() {
  return (
    <>
      <Skeleton width={180} height={20} />
      <Skeleton width={150} height={44} radius={12} />
      <div className={styles.chart}>
        <Skeleton height={192} />
      </div>
      <Skeleton height={36} radius={18} />
    </>
  )
}
