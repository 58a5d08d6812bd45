import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useId } from 'react'
import { parseAmount } from '../../money/amount-field'
import { amountChips } from '../../rules/constants'
import styles from './amount-chips.module.css'
import { ChipGroup } from './chip-group'

/**
 * Ready amounts under an amount field, said in toman and set in rial. They only fill the field; one below the minimum is
 * shown, with the minimum as the reason why it cannot be chosen. (PLT-042, D-63)
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
  /** Rial; shown beside the caption. @default 0, which is not shown */
  minimum?: number
  /** Rial. @default 100, 200 and 500 million */
  amounts?: readonly number[]
}) {
  const { t } = useTranslation('ui')
  const { toman } = useFormat()
  const reason = useId()
  return (
    <div>
      <p className={styles.caption}>
        <span>{t('amount.chips')}</span>
        {minimum > 0 && <span id={reason}>{t('amount.minimum', { amount: toman(minimum) })}</span>}
      </p>
      <ChipGroup
        label={t('amount.chips')}
        fill
        options={amounts.map((amount) => ({
          value: amount,
          label: toman(amount, { unit: false }),
          ...(amount < minimum && { disabled: true, describedBy: reason }),
        }))}
        value={parseAmount(value)}
        onChange={(amount) => onChange(String(amount))}
      />
    </div>
  )
}
