import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { ButtonLink } from '@sarv/shared/ui/button'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Money, Toman } from '@sarv/shared/ui/money'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './money.module.css'
import type { MoneyRequest } from './money-intent'
import { useMoneyRequest } from './use-money-request'

/** The last look before money moves, and what becomes of it once it was sent. (U10, INV-031, INV-034) */
export function ConfirmMoney({
  open,
  onClose,
  onAnswered,
  title,
  label,
  amount,
  rows,
  note,
  request,
  action,
  icon,
}: {
  open: boolean
  onClose: () => void
  /** Gets the payment's uuid or the order's id. */
  onAnswered: (id: string) => void
  title: string
  /** Stands over the amount. */
  label: string
  /** Rial. */
  amount: number
  rows: readonly { key: string; value: ReactNode }[]
  note: string
  request: MoneyRequest
  action: string
  icon: LucideIcon
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  // The shell asks what is missing; this sheet would lie over its prompt.
  const sent = useMoneyRequest(open, { answered: onAnswered, prompted: onClose })
  const { processing, refusal } = sent
  useLock(open)
  const close = () => {
    sent.reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!sent.sending}
      title={processing ? t('money.processing') : title}
      action={
        processing ? (
          <ButtonLink block variant="tonal" to="/fund-orders" replace>
            {t('money.leave')}
          </ButtonLink>
        ) : (
          <MoneyButton block icon={icon} loading={sent.sending} onClick={() => sent.send(request)}>
            {action}
          </MoneyButton>
        )
      }
    >
      <div className={styles.sum}>
        <p className={styles.label}>{label}</p>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
      </div>
      <KeyValues rows={rows} />
      <div className={styles.notice}>
        {refusal && (
          <Alert tone="r" live>
            {'said' in refusal ? refusal.said : t(`money.refused.${refusal.key}`)}
          </Alert>
        )}
        {processing && (
          <Alert tone="w" icon={Clock} live>
            {t('money.lost', { amount: rial(amount) })}
          </Alert>
        )}
        {!refusal && !processing && <Alert tone="i">{note}</Alert>}
      </div>
    </Sheet>
  )
}
