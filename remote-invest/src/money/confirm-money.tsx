import { useMoneyRequest } from '@sarv/shared/outbox/use-money-request'
import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fundOutbox } from './fund-outbox'
import styles from './money.module.css'
import type { MoneyRequest } from './money-request'

/** Confirmation sheet of a purchase or sale: amount, facts and submit button, then processing or the error. (U10, INV-031, INV-034) */
export function ConfirmMoney({
  open,
  onClose,
  onResult,
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
  onResult: (id: string) => void
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
  const submission = useMoneyRequest(fundOutbox, open, { result: onResult, prompted: onClose })
  const { processing, error } = submission
  useLock(open)
  const close = () => {
    submission.reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!submission.submitting}
      title={processing ? t('money.processing') : title}
      action={
        processing ? (
          <ButtonLink block variant="tonal" to="/fund-orders" replace>
            {t('money.leave')}
          </ButtonLink>
        ) : (
          <MoneyButton block icon={icon} loading={submission.submitting} onClick={() => submission.submit(request)}>
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
        {error && (
          <Alert tone="r" live>
            {'said' in error ? error.said : t(`money.refused.${error.key}`)}
          </Alert>
        )}
        {processing && (
          <Alert tone="w" icon={Clock} live>
            {t('money.lost', { amount: rial(amount) })}
          </Alert>
        )}
        {!error && !processing && <Alert tone="i">{note}</Alert>}
      </div>
    </Sheet>
  )
}
