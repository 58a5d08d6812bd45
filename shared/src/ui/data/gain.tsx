import { useTranslation } from '@sarv/shared/platform'
import type { Gain as GainOrLoss } from '../../contract/gain'
import styles from './gain.module.css'
import { Hidden } from './money'
import { Percent, SignedNumber } from './signed-number'
import { trendOf } from './trend'

/**
 * Gain or loss of the person's own investments: in a word, in rial and in percent, each with its sign, behind one triangle. Hidden, the word and
 * the percentage stay. Where it is unknown what was paid, that is said.
 * @example <Gain of={assets} hidden={!visible} />
 */
export function Gain({
  of: { gain: amount, gain_percentage: percentage },
  hidden = false,
}: {
  of: GainOrLoss
  hidden?: boolean
}) {
  const { t } = useTranslation('ui')
  if (amount === null || amount === undefined) return <span>{t('gain.unknown')}</span>
  return (
    <span className={styles.gain}>
      <span>{t(`gain.${trendOf(amount)}`)}</span>
      {hidden ? <Hidden /> : <SignedNumber value={amount} />}
      {percentage !== null && percentage !== undefined && <Percent value={percentage} plain={!hidden} />}
    </span>
  )
}
