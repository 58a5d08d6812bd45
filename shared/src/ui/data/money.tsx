import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { loneZero, rialUnit } from '../../money/rial'
import styles from './money.module.css'

/** What stands for an amount that the person hid (INV-003). */
export const hiddenAmount = '*****'

/**
 * An amount of whole rial. `hero` is the one great number of a screen, `sheet` that of a confirmation, `row` any other.
 * Hidden, the digits become stars and the unit stays; a screen reader hears that it is hidden. A great zero is quiet.
 * @example <Money amount={1_284_650_000} look="hero" hidden={!visible} />
 */
export function Money({
  amount,
  look = 'row',
  hidden = false,
  unit = true,
  children,
}: {
  /** Rial, integer. */
  amount: number
  look?: 'hero' | 'sheet' | 'row'
  hidden?: boolean
  /** False where the block says the unit once. */
  unit?: boolean
  /** Draws the digits in another way, as `RollingMoney` does. */
  children?: ReactNode
}) {
  const { number, language } = useFormat()
  const isZero = amount === 0 && look !== 'row' && !hidden
  const text = isZero ? loneZero[language] : number(amount)
  return (
    <span className={styles.money} data-look={look} data-zero={isZero || undefined}>
      {hidden ? (
        <Hidden />
      ) : (
        <bdi dir="ltr" translate="no" className={styles.figure}>
          {children ?? text}
        </bdi>
      )}
      {unit && (
        <>
          {look === 'row' && ' '}
          <span className={look === 'row' ? undefined : styles.unit}>{rialUnit[language]}</span>
        </>
      )}
    </span>
  )
}

/** The same amount in toman, always with the word: ten-fold errors come from a missing one. Takes rial. */
export function Toman({ amount, hidden = false }: { amount: number; hidden?: boolean }) {
  const { toman } = useFormat()
  return hidden ? null : <span className={styles.toman}>{toman(amount)}</span>
}

/** Stars for any hidden digits. */
export function Hidden() {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">{hiddenAmount}</span>
      <span className="visually-hidden">{t('hiddenAmount')}</span>
    </span>
  )
}
