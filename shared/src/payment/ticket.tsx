import { Check, Clock, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from '../ui/actions/copy-button'
import { KeyValues } from '../ui/data/key-values'
import { Money } from '../ui/data/money'
import { typography } from '../ui/layout/primitives'
import styles from './receipt.module.css'

/** A line of a ticket. */
export interface TicketRow {
  readonly key: string
  readonly value: ReactNode
  /** Puts a copy button behind it: what is copied, and the button's name. */
  readonly copy?: { readonly text: string; readonly label: string } | undefined
}

/** What stands on a ticket. */
export interface TicketContent {
  readonly outcome: 'success' | 'failure' | 'processing'
  readonly title: string
  readonly text?: string | undefined
  /** Rial; NaN shows `-`; undefined where the ticket shows no amount. */
  readonly amount?: number | undefined
  readonly rows: readonly TicketRow[]
  /** Ready to show; its picture is named by it where no number can be copied. */
  readonly day?: string | undefined
}

const icons = { success: Check, failure: X, processing: Clock }

/**
 * A receipt as a ticket, for any kind of payment; `still` for its picture, in which nothing can be pressed.
 * @example <Ticket outcome="success" title={t('done')} amount={5_000_000} rows={[{ key: t('to'), value: 'لیلا' }]} />
 */
export function Ticket({
  outcome,
  title,
  text,
  amount,
  rows,
  tools,
  still = false,
  isNew = false,
}: TicketContent & {
  /** Icon buttons in its corner, visible on a ticket of any length. */
  tools?: ReactNode
  still?: boolean
  /** It follows a step in place: its title takes the focus, so that it is read out. */
  isNew?: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const Icon = icons[outcome]
  return (
    <div className={styles.ticket}>
      <div className={styles.head} role={still ? undefined : 'status'}>
        <span className={styles.disc} data-outcome={outcome} aria-hidden>
          <Icon size={36} strokeWidth={2.75} />
        </span>
        <h2
          ref={heading}
          tabIndex={isNew ? -1 : undefined}
          data-stage-title={isNew || undefined}
          className={styles.title}
        >
          {title}
        </h2>
        {text && <p className={typography.secondary}>{text}</p>}
        {amount !== undefined && (
          <p className={styles.amount}>
            <Money amount={amount} look="sheet" />
          </p>
        )}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={styles.tear} />
      <KeyValues
        dense
        rows={rows.map(({ key, value, copy }) => ({
          key,
          value:
            copy && !still ? (
              <>
                {value}
                <CopyButton {...copy} />
              </>
            ) : (
              value
            ),
        }))}
      />
    </div>
  )
}
