import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useOwnText } from '@sarv/shared/ui/data/own-money'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { Chip } from '@sarv/shared/ui/fields/chip-group'
import type { RefObject } from 'react'
import type { Holding, SaleInput } from './sale-estimate'
import type { SaleError } from './sale-validation'
import styles from './sell.module.css'

/** Field for units or amount, with the maximum and a button that fills it in. (INV-034, INV-035) */
export function SaleField({
  by,
  digits,
  onChange,
  holding: { available, blocked, price },
  units,
  error,
  inputRef,
  onAll,
}: {
  by: SaleInput['by']
  digits: string
  onChange: (digits: string) => void
  holding: Holding
  /** Units that the input comes to. */
  units: number
  /** The validation error, once it is to be shown. */
  error: SaleError | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onAll: () => void
}) {
  const { t } = useTranslation()
  const { number, rial } = useFormat()
  const own = useOwnText()
  const tooMany =
    by === 'units'
      ? t('sell.tooManyUnits', { units: own(number(available)) })
      : t('sell.tooManyAmount', { amount: own(rial(available * price)) })
  const messages = { 'too-many': tooMany, zero: t('sell.zero'), empty: t('sell.empty'), account: undefined }
  return (
    <div>
      <AmountField
        key={by}
        label={t(by === 'units' ? 'sell.units' : 'sell.amount')}
        name="sale"
        value={digits}
        onChange={onChange}
        error={error && messages[error]}
        inputRef={inputRef}
        {...(by === 'units' && {
          unit: t('sell.unit'),
          said: units > 0 ? t('sell.worth', { amount: rial(units * price) }) : '',
        })}
      />
      <div className={styles.most}>
        <p className={styles.caption}>
          {t('sell.free', { units: own(number(available)) })}
          {blocked > 0 && <span>{t('sell.promised', { units: own(number(blocked)) })}</span>}
        </p>
        <Chip onClick={onAll}>{t('sell.all')}</Chip>
      </div>
    </div>
  )
}
