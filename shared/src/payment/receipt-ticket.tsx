import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { OwnText } from '../ui/data/own-text'
import { parseOutcome, plainText } from './receipt-outcome'
import { Ticket, type TicketContent } from './ticket'

/** What stands on a receipt. */
export interface TicketFacts {
  /** Status as the server says it: only SUCCESS is a success. */
  status: string | null | undefined
  /** Rial; NaN or undefined shows `-`. */
  amount: number | undefined
  /** Ready to show. */
  date?: string | null
  time?: string | null
  /** The text `None` and no text show `-`. */
  trace?: string | null
  processing?: boolean
  /**
   * The server does not confirm it: the ticket says no success and no failure, and the amount is one line among others.
   * (D-29)
   */
  unconfirmed?: boolean
  /** Replaces the usual sentence. */
  text?: string
  /** What the gateway says, without confirmation. */
  message?: string
  /** Above date, time and trace number. */
  rows?: readonly { key: string; value: ReactNode }[]
}

/** The ticket of a payment: what stands on it, in the reader's language. (PLT-046, PLT-047) */
export function usePaymentTicket({
  status,
  amount,
  date,
  time,
  trace,
  processing = false,
  unconfirmed = false,
  text,
  message,
  rows = [],
}: TicketFacts): TicketContent {
  const { t } = useTranslation('ui')
  const { digits, rial } = useFormat()
  const outcome = processing ? 'processing' : parseOutcome(status)
  const number = plainText(trace)
  const day = plainText(date)
  return {
    outcome,
    title: t(`receipt.${unconfirmed ? 'unconfirmed' : outcome}Title`),
    text: text ?? t(`receipt.${unconfirmed ? 'unconfirmed' : outcome}Text`),
    amount: unconfirmed ? undefined : (amount ?? Number.NaN),
    day: day === '-' ? undefined : day,
    rows: [
      ...rows,
      ...(unconfirmed && amount !== undefined ? [{ key: t('receipt.amount'), value: rial(amount) }] : []),
      { key: t('receipt.date'), value: <bdi>{digits(day)}</bdi> },
      { key: t('receipt.time'), value: <bdi>{digits(plainText(time))}</bdi> },
      {
        key: t('receipt.trace'),
        value: (
          <bdi dir="ltr" translate="no">
            {digits(number)}
          </bdi>
        ),
        copy: number === '-' ? undefined : { text: number, label: t('receipt.copyTrace') },
      },
      ...(message === undefined ? [] : [{ key: t('receipt.message'), value: <OwnText text={message} /> }]),
    ],
  }
}

/** The ticket of a payment alone; `still` for its picture, in which nothing can be pressed. */
export function ReceiptTicket({ tools, still, ...facts }: TicketFacts & { tools?: ReactNode; still?: boolean }) {
  return <Ticket {...usePaymentTicket(facts)} tools={tools} still={still} />
}
