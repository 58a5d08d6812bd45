import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Money } from '../data/money'
import { Percent } from '../data/signed-number'
import { typography } from '../layout/primitives'
import styles from './price-header.module.css'
import { changeSince, type PricePoint } from './price-series'

export type { PricePoint } from './price-series'

/**
 * The price above a chart: the newest one, or the one under the finger, and its change since the chart begins.
 * Light, so that it can stand before the chart is loaded.
 * @example <PriceHeader first={history[0]} shown={scrubbed ?? newest} />
 */
export function PriceHeader({ first, shown }: { first: PricePoint; shown: PricePoint }) {
  const { t } = useTranslation('ui')
  const { day } = useFormat()
  return (
    <div>
      <p className={typography.caption}>{t('chart.priceAt', { date: day(shown.date) })}</p>
      <Money amount={Math.round(shown.value)} look="hero" />
      <p className={styles.change}>
        <Percent value={changeSince(first.value, shown.value)} />
        <span className={styles.since}>{t('chart.since', { date: day(first.date) })}</span>
      </p>
    </div>
  )
}
