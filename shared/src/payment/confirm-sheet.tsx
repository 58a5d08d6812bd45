import type { ReactNode } from 'react'
import { KeyValues } from '../ui/data/key-values'
import { Money, Toman } from '../ui/data/money'
import { typography } from '../ui/layout/primitives'
import { Sheet } from '../ui/overlay/sheet'
import styles from './confirm-sheet.module.css'

/**
 * Confirmation sheet before money moves: the amount, its facts, a notice and one button. What the button does is its
 * owner's: `ConfirmMoney` sends a request, `GatewayScreen` leaves for the gateway. (U10)
 * @example
 * <ConfirmSheet open={open} onClose={close} title={t('confirm')} label={t('youPay')} amount={amount} rows={rows}
 *   notice={<Alert tone="i">{note}</Alert>} action={<MoneyButton block onClick={pay}>{t('pay')}</MoneyButton>} />
 */
export function ConfirmSheet({
  open,
  onClose,
  dismissible,
  title,
  label,
  amount,
  rows,
  notice,
  action,
  children,
}: {
  open: boolean
  onClose: () => void
  /** False while money is being sent: nothing closes it. */
  dismissible?: boolean
  title: string
  /** Stands over the amount. */
  label: string
  /** Rial. */
  amount: number
  rows: readonly { key: string; value: ReactNode }[]
  notice: ReactNode
  action: ReactNode
  /** What is chosen here, between the facts and the notice. */
  children?: ReactNode
}) {
  return (
    <Sheet open={open} onClose={onClose} dismissible={dismissible} title={title} action={action}>
      <div className={styles.sum}>
        <p className={typography.secondary}>{label}</p>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
      </div>
      <KeyValues rows={rows} />
      {children}
      <div className={styles.notice}>{notice}</div>
    </Sheet>
  )
}
