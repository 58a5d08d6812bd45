import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { Code } from '../ui/data/code'
import { OwnSentence } from '../ui/data/own-sentence'
import { OwnText } from '../ui/data/own-text'
import { Skeleton } from '../ui/feedback/skeleton'
import styles from './receipt.module.css'
import { describeReceipt, type ReceiptEntry, type ReceiptFacts, type ReceiptField } from './receipt-rows'
import type { TicketRow } from './ticket'

/**
 * The rows of a receipt, ready for a `Ticket`.
 * @example const ticket = { outcome: 'success', title, amount, rows: useReceiptRows()({ purpose, payer, date, trace }) }
 */
export function useReceiptRows(): (
  facts: ReceiptFacts,
  /** Pictures that stand before the text of a row. */
  marks?: Partial<Record<ReceiptField, ReactNode>>,
  awaited?: readonly ReceiptField[],
) => TicketRow[] {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (facts, marks = {}, awaited) =>
    describeReceipt(facts, format, awaited).map((entry) => ({
      key: t(`receipt.${entry.field}`),
      value: marks[entry.field] ? (
        <span className={styles.marked}>
          {marks[entry.field]}
          {shown(entry)}
        </span>
      ) : entry.kind === 'free' ? (
        t('receipt.noFee')
      ) : (
        shown(entry)
      ),
      copy: entry.copied === undefined ? undefined : { text: entry.copied, label: t('receipt.copyTrace') },
    }))
}

function shown({ kind, text }: ReceiptEntry): ReactNode {
  switch (kind) {
    case 'awaited':
      return <Skeleton width={120} height={24} />
    case 'number':
      return (
        <bdi dir="ltr" translate="no">
          {text}
        </bdi>
      )
    case 'code':
      return <Code text={text} />
    case 'name':
      return <OwnText text={text} />
    case 'sentence':
      return <OwnSentence text={text} />
    default:
      return <bdi>{text}</bdi>
  }
}
