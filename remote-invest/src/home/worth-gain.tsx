import type { UserAssets } from '@sarv/shared/contract/assets'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Percent, SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { trendOf } from '@sarv/shared/ui/data/trend'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { Info } from 'lucide-react'
import type { CurveReading } from '../portfolio-value/value-curve'
import styles from './asset-hero.module.css'
import { HowGain } from './lazy-parts'

/**
 * The one line of gain on home: triangle, amount, percentage, and from when it counts; it opens into how it is computed. It
 * counts from the purchases, or from where the range begins that the person chose on the curve. (INV-084, D-119, D-266)
 */
export function WorthGain({
  assets,
  reading,
  visible,
}: {
  assets: UserAssets
  reading: CurveReading | undefined
  visible: boolean
}) {
  const { t } = useTranslation()
  const { t: ui } = useTranslation('ui')
  const { day } = useFormat()
  const { gain, percentage } = reading
    ? { gain: reading.day.gain, percentage: reading.day.return_percentage }
    : { gain: assets.gain, percentage: assets.gain_percentage }
  return (
    <details className={styles.why}>
      <summary className={styles.gain}>
        {gain === null || gain === undefined ? (
          ui('gain.unknown')
        ) : (
          <>
            <ScreenReaderOnly>{ui(`gain.${trendOf(gain)}`)}</ScreenReaderOnly>
            {visible && <SignedNumber value={gain} />}
            {percentage !== null && percentage !== undefined && <Percent value={percentage} plain={visible} />}
            <span>{reading ? t('worth.since', { date: day(reading.first.date) }) : t('home.sincePurchase')}</span>
          </>
        )}
        <Info size={16} strokeWidth={2} aria-hidden />
      </summary>
      <HowGain />
    </details>
  )
}
