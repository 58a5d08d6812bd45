import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Money } from '@sarv/shared/ui/money'
import { PriceHeader, type PricePoint } from '@sarv/shared/ui/price-header'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { Suspense, useState } from 'react'
import { chartRanges } from './chart-window'
import styles from './fund-screen.module.css'
import { RangeMissing } from './range-missing'
import type { ShownPrices } from './use-prices'

// echarts is heavier than all other screens together: it comes when a chart is drawn.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/price-chart')).PriceChart)

/** The price over a span that the person chooses; a finger on the line changes the figures above it. (INV-020, INV-021) */
export function PriceHistory({
  shown: { prices, wanted, missing, waiting, choose },
  fund,
  label,
}: {
  shown: ShownPrices
  fund: Pick<Fund, 'price' | 'price_date'>
  /** What has the price, for screen readers. @default a unit of the fund */
  label?: string
}) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const first = prices[0]
  return (
    <section aria-label={label ?? t('fund.price')} aria-busy={waiting}>
      {first ? (
        <PriceHeader first={first} shown={scrubbed ?? { date: fund.price_date, value: fund.price }} />
      ) : (
        <>
          <p className={styles.caption}>{t('fund.priceAt', { date: dateLong(fund.price_date) })}</p>
          <Money amount={fund.price} look="hero" />
        </>
      )}
      <div className={styles.chart} data-waiting={waiting || undefined}>
        {prices.length > 1 ? (
          <Suspense fallback={<Skeleton height={192} />}>
            <PriceChart points={prices} onScrub={setScrubbed} />
          </Suspense>
        ) : (
          <p className={styles.empty}>{t(first ? 'fund.onePrice' : 'fund.noPrices')}</p>
        )}
      </div>
      {missing && <RangeMissing read={missing} range={wanted} />}
      <ChipGroup
        fill
        label={t('fund.range')}
        value={wanted}
        onChange={choose}
        options={chartRanges.map((value) => ({ value, label: t(`chartRange.${value}`) }))}
      />
    </section>
  )
}

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
