import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../ui/actions/copy-button'
import { KeyValues } from '../ui/data/key-values'
import { Money } from '../ui/data/money'
import styles from './receipt.module.css'
import { parseOutcome, plainText } from './receipt-outcome'

/** What stands on a receipt. */
export interface TicketFacts {
  /** As the server says it: only SUCCESS is a success. */
  status: string | null | undefined
  /** Rial; NaN or undefined shows `-`. */
  amount: number | undefined
  /** Ready to show. */
  date?: string | null
  time?: string | null
  /** The text `None` and no text show `-`. */
  trace?: string | null
  processing?: boolean
  /** In the place of «پرداخت موفق!» and «پرداخت ناموفق!». */
  title?: string
  /** In the place of the usual sentence. */
  text?: string
  /** What the gateway says, and nobody confirms. */
  message?: string
  /** Above date, time and trace number. */
  rows?: readonly { key: string; value: ReactNode }[]
}

/** The ticket alone; `still` for its picture, in which nothing can be pressed. */
export function ReceiptTicket({
  status,
  amount,
  date,
  time,
  trace,
  processing = false,
  title,
  text,
  message,
  rows = [],
  still = false,
}: TicketFacts & { still?: boolean }) {
  const { t } = useTranslation('ui')
  const { digits } = useFormat()
  const outcome = processing ? 'processing' : parseOutcome(status)
  const Icon = { success: Check, failure: X, processing: Clock }[outcome]
  const number = plainText(trace)
  return (
    <div className={styles.ticket}>
      <div className={styles.head} role={still ? undefined : 'status'}>
        <span className={styles.disc} data-outcome={outcome} aria-hidden>
          <Icon size={36} strokeWidth={2.75} />
        </span>
        <h2 className={styles.title}>{title ?? t(`receipt.${outcome}Title`)}</h2>
        <p className={styles.text}>{text ?? t(`receipt.${outcome}Text`)}</p>
        <p className={styles.amount}>
          <Money amount={amount ?? Number.NaN} look="sheet" />
        </p>
      </div>
      <div className={styles.tear} />
      <KeyValues
        rows={[
          ...rows,
          { key: t('receipt.date'), value: <bdi>{digits(plainText(date))}</bdi> },
          { key: t('receipt.time'), value: <bdi>{digits(plainText(time))}</bdi> },
          {
            key: t('receipt.trace'),
            value: (
              <>
                <bdi dir="ltr">{digits(number)}</bdi>
                {number !== '-' && !still && <CopyButton text={number} label={t('receipt.copyTrace')} />}
              </>
            ),
          },
          ...(message === undefined ? [] : [{ key: t('receipt.message'), value: <bdi>{message}</bdi> }]),
        ]}
      />
    </div>
  )
}
