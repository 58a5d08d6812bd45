import type { PortfolioDay } from '@sarv/shared/contract/portfolios'
import { lazyScreen, useFormat, useTranslation } from '@sarv/shared/platform'
import type { PricePoint } from '@sarv/shared/ui/chart/price-series'
import { Money } from '@sarv/shared/ui/data/money'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Suspense, useMemo, useState } from 'react'
import styles from './portfolio.module.css'

// Lazy: echarts is heavier than all other screens together.
const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/price-chart')).PriceChart)

/**
 * Line chart of a portfolio's value since its first day, with scrubbing. The line reveals amounts, so it is hidden
 * together with them. (PMA-056, INV-003)
 */
export function PortfolioPerformance({ days, visible }: { days: readonly PortfolioDay[]; visible: boolean }) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const points = useMemo(() => days.map(({ date, value }) => ({ date, value })), [days])
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const shown = scrubbed ?? points.at(-1)
  return (
    <section aria-label={t('portfolio.performance')}>
      <SectionHeader title={t('portfolio.performance')} />
      {!visible && <p className={styles.quiet}>{t('portfolio.chartHidden')}</p>}
      {visible && points.length < 2 && <p className={styles.quiet}>{t('portfolio.chartSoon')}</p>}
      {visible && points.length > 1 && (
        <>
          {shown && (
            <p className={styles.shown} aria-hidden="true">
              <span>{dateLong(shown.date)}</span>
              <Money amount={shown.value} />
            </p>
          )}
          <div className={styles.chart}>
            <Suspense fallback={<Skeleton height={192} />}>
              <PriceChart of="value" points={points} onScrub={setScrubbed} />
            </Suspense>
          </div>
        </>
      )}
    </section>
  )
}
