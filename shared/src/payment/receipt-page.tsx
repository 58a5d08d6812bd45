import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { Page } from '../ui/layout/page'
import { Receipt, type ReceiptAction } from './receipt'
import {
  awaitedFields,
  isProcessing,
  isRefused,
  type ReceiptStatus,
  receiptNoticeFor,
  type ShownFacts,
} from './receipt-facts'
import { ReceiptNotice } from './receipt-notice'
import { parseOutcome } from './receipt-outcome'
import styles from './receipt-page.module.css'
import { describeReceipt, type ReceiptFacts, type ReceiptField } from './receipt-rows'
import { useReceiptRows } from './use-receipt-rows'
import { useReceiptViewed } from './use-receipt-viewed'

/**
 * Receipt page, the return URL of the payment gateway: what the address said at once, the server's facts once they are here, and an
 * unconfirmed payment never as a success. It counts the receipt as seen, offers its picture once the server has spoken, and
 * the payment again where the server says that it failed. Asking the server, and where the buttons lead, is the remote's.
 * (PLT-046, PLT-047, PLT-066, ERR-33, D-29)
 * @example
 * <ReceiptPage {...receipt} facts={{ purpose, ...payerFacts(known) }} brings={['purpose', 'payer', 'gateway']}
 *   again={{ label: t('ui:receipt.again'), to: '/bank/increase-amount' }} actions={[{ label: t('toCard'), to: '/card' }]} />
 */
export function ReceiptPage({
  standing,
  shown,
  facts,
  brings,
  settledNotice,
  again,
  actions,
  onRetry,
}: {
  /** The result of `toReceiptStatus`. */
  standing: ReceiptStatus
  /** What the server says, and the address until then. */
  shown: ShownFacts
  /** What the server says beside amount, date, time and trace number; no address. */
  facts: ReceiptFacts
  /** The facts that a success has: each has its place while it is asked for, so that nothing moves under the thumb. */
  brings: readonly ReceiptField[]
  /** What happens next, beside a success that the server knows; until it is known, as much text as it will have. */
  settledNotice?: ReactNode
  /** The same payment once more; shown where the server, or its silence about a payment without a number, allows it. */
  again?: ReceiptAction | undefined
  actions: readonly ReceiptAction[]
  /** Asks the server again. */
  onRetry: () => void
}) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const toRows = useReceiptRows()
  useReceiptViewed(standing, shown.status)
  const isUnconfirmed = receiptNoticeFor(standing, shown) === 'unknown'
  const isExpected = standing === 'asking' && shown.status === 'SUCCESS'
  const outcome = isProcessing(standing, shown) ? 'processing' : parseOutcome(shown.status)
  const word = isUnconfirmed ? 'unconfirmed' : outcome
  const all: ReceiptFacts = {
    ...facts,
    amount: isUnconfirmed ? shown.amount : undefined,
    date: shown.date ?? null,
    time: shown.time ?? null,
    trace: shown.trace ?? null,
    message: isUnconfirmed || isExpected ? undefined : shown.message,
  }
  const day = describeReceipt({ date: all.date }, format)[0]?.text
  return (
    <Page width="flow">
      <Receipt
        ticket={{
          outcome,
          title: t(`receipt.${word}Title`),
          text: t(isExpected ? 'receipt.askingText' : `receipt.${word}Text`),
          amount: isUnconfirmed ? undefined : (shown.amount ?? Number.NaN),
          day: day === '-' ? undefined : day,
          rows: toRows(all, {}, awaitedFields(standing, shown.status, brings)),
        }}
        isOpen={standing !== 'settled'}
        notice={
          isExpected ? (
            <Room>{settledNotice}</Room>
          ) : standing === 'asking' ? (
            <Room>
              <ReceiptNotice standing="settled" shown={shown} onRetry={onRetry} />
            </Room>
          ) : standing === 'settled' && shown.status === 'SUCCESS' ? (
            settledNotice
          ) : (
            <ReceiptNotice standing={standing} shown={shown} onRetry={onRetry} />
          )
        }
        actions={again && isRefused(standing, shown) ? [again, ...actions] : actions}
      />
    </Page>
  )
}

/** The place of what is not said yet. */
function Room({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room} aria-hidden>
      {children}
    </div>
  )
}
