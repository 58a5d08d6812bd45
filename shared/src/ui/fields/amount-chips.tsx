import { useFormat, useTranslation } from '@sarv/shared/platform'
import { parseAmount } from '../../money/amount-field'
import { amountChips } from '../../rules/constants'
import styles from './amount-chips.module.css'
import { ChipGroup } from './chip-group'

/**
 * Ready amounts under an amount field, said in toman and set in rial (PLT-042). They only fill the field.
 * @example <AmountChips value={digits} onChange={setDigits} minimum={300_000} />
 */
export function AmountChips({
  value,
  onChange,
  minimum = 0,
  amounts = amountChips,
}: {
  /** ASCII digits of the field. */
  value: string
  onChange: (value: string) => void
  /** Rial; shown beside the caption. Amounts below it are not offered. @default 0, of which nothing is said */
  minimum?: number
  /** Rial. @default 100, 200 and 500 million */
  amounts?: readonly number[]
}) {
  const { t } = useTranslation('ui')
  const { toman } = useFormat()
  const offered = amounts.filter((amount) => amount >= minimum)
  return (
    <div>
      <p className={styles.caption}>
        {offered.length > 0 && <span>{t('amount.chips')}</span>}
        {minimum > 0 && <span>{t('amount.minimum', { amount: toman(minimum) })}</span>}
      </p>
      {offered.length > 0 && (
        <ChipGroup
          label={t('amount.chips')}
          fill
          options={offered.map((amount) => ({ value: amount, label: toman(amount, { unit: false }) }))}
          value={parseAmount(value)}
          onChange={(amount) => onChange(String(amount))}
        />
      )}
    </div>
  )
}
