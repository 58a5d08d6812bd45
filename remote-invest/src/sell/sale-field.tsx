import { useFormat, useTranslation } from '@sarv/shared/platform'
import { AmountField } from '@sarv/shared/ui/amount-field'
import { Chip } from '@sarv/shared/ui/chip-group'
import type { RefObject } from 'react'
import type { Obstacle, SaleWish, Stock } from './sale-terms'
import styles from './sell.module.css'

/** How many units or what amount, what can be sold at most, and all of it by one press. (INV-034, INV-035) */
export function SaleField({
  by,
  digits,
  onChange,
  stock: { free, promised, price },
  units,
  obstacle,
  inputRef,
  onAll,
}: {
  by: SaleWish['by']
  digits: string
  onChange: (digits: string) => void
  stock: Stock
  /** What the wish comes to. */
  units: number
  /** What keeps the form from going on, as far as it is said by now. */
  obstacle: Obstacle | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onAll: () => void
}) {
  const { t } = useTranslation()
  const { number, rial } = useFormat()
  const tooMany =
    by === 'units'
      ? t('sell.tooManyUnits', { units: number(free) })
      : t('sell.tooManyAmount', { amount: rial(free * price) })
  const said = { 'too-many': tooMany, zero: t('sell.zero'), empty: t('sell.empty'), account: undefined }
  return (
    <div>
      <AmountField
        key={by}
        label={t(by === 'units' ? 'sell.units' : 'sell.amount')}
        name="sale"
        value={digits}
        onChange={onChange}
        error={obstacle && said[obstacle]}
        inputRef={inputRef}
        {...(by === 'units' && {
          unit: t('sell.unit'),
          said: units > 0 ? t('sell.worth', { amount: rial(units * price) }) : '',
        })}
      />
      <div className={styles.most}>
        <p className={styles.caption}>
          {t('sell.free', { units: number(free) })}
          {promised > 0 && <span>{t('sell.promised', { units: number(promised) })}</span>}
        </p>
        <Chip onClick={onAll}>{t('sell.all')}</Chip>
      </div>
    </div>
  )
}
