import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CopyButton } from '../ui/copy-button'
import { KeyValues } from '../ui/key-values'
import { Money } from '../ui/money'
import styles from './receipt.module.css'
import { outcomeOf, plainText } from './receipt-outcome'

export interface ReceiptFacts {
  /** As the server says it: only SUCCESS is a success. */
  status: string | null | undefined
  /** Rial; NaN or undefined shows `-`. */
  amount: number | undefined
  /** Ready to show. */
  date?: string | null
  time?: string | null
  /** The text `None` and no text show `-`. */
  trace?: string | null
}

/**
 * The result of a payment as a ticket (PLT-046, PLT-047): plain data in, nothing fetched. `processing` is for an answer
 * that is still on its way: no success is shown before the server said so.
 * @example
 * <Receipt status={status} amount={50_000_000} date={dateLong(at)} time={time(at)} trace={trace}
 *   rows={[{ key: t('for'), value: 'خرید صندوق چکاد بلند' }]} actions={<ButtonLink to="/fund-orders" block>…</ButtonLink>} />
 */
export function Receipt({
  status,
  amount,
  date,
  time,
  trace,
  processing = false,
  title,
  text,
  rows = [],
  notice,
  actions,
  ticketRef,
}: ReceiptFacts & {
  processing?: boolean
  /** In the place of «پرداخت موفق!» and «پرداخت ناموفق!». */
  title?: string
  /** In the place of the usual sentence. */
  text?: string
  /** Above date, time and trace number. */
  rows?: readonly { key: string; value: ReactNode }[]
  /** What happens next, or to the money. */
  notice?: ReactNode
  actions?: ReactNode
  /** The ticket alone, for its picture. */
  ticketRef?: Ref<HTMLDivElement>
}) {
  const { t } = useTranslation('ui')
  const { digits } = useFormat()
  const outcome = processing ? 'processing' : outcomeOf(status)
  const Icon = { success: Check, failure: X, processing: Clock }[outcome]
  const number = plainText(trace)
  return (
    <div className={styles.receipt}>
      <div className={styles.ticket} ref={ticketRef}>
        <div className={styles.head} role="status">
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
                  {number !== '-' && <CopyButton text={number} label={t('receipt.copyTrace')} />}
                </>
              ),
            },
          ]}
        />
      </div>
      {notice}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
