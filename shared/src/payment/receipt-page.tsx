import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { Page } from '../ui/layout/page'
import { Receipt } from './receipt'
import { isProcessing, type ReceiptStatus, receiptNoticeFor, type ShownFacts } from './receipt-facts'
import { ReceiptNotice } from './receipt-notice'
import styles from './receipt-page.module.css'
import { ReceiptPicture } from './receipt-picture'
import type { TicketFacts } from './receipt-ticket'
import { useReceiptViewed } from './use-receipt-viewed'

/**
 * Receipt page, the return URL of the payment gateway: what the address said at once, the server's facts once they are here, and an
 * unconfirmed payment never as a success. It counts the receipt as seen, and offers its picture once the server has spoken.
 * Asking the server, and where the buttons lead, is the remote's. (PLT-046, PLT-047, PLT-066, ERR-33, D-29)
 * @example
 * <ReceiptPage standing={standing} shown={shown} onRetry={() => answer.refetch()}
 *   rows={[{ key: t('receipt.for'), value: fund }]} actions={<Button block>…</Button>} />
 */
export function ReceiptPage({
  standing,
  shown,
  rows,
  settledNotice,
  actions,
  onRetry,
}: {
  /** The result of `standingOf`. */
  standing: ReceiptStatus
  /** The result of `factsFrom`, and of `factsInAddress` until then. */
  shown: ShownFacts
  /** Above date, time and trace number: what the server says of it, and no address. */
  rows?: TicketFacts['rows']
  /** What happens next, beside a success that the server knows; until it is known, as much text as it will have. */
  settledNotice?: ReactNode
  actions: ReactNode
  /** Asks the server again. */
  onRetry: () => void
}) {
  const { t } = useTranslation('ui')
  const { dateLong } = useFormat()
  useReceiptViewed(standing, shown.status)
  const written = shown.date === undefined ? undefined : dateLong(shown.date, { weekday: true })
  const isUnconfirmed = receiptNoticeFor(standing, shown) === 'unknown'
  // The most likely content has its space, so that nothing moves under the thumb.
  const isExpected = standing === 'asking' && shown.status === 'SUCCESS'
  const facts: TicketFacts = {
    status: shown.status,
    amount: shown.amount,
    date: written === '-' ? shown.date : written,
    time: shown.time,
    trace: shown.trace,
    rows,
  }
  return (
    <Page width="flow">
      <div className={styles.receipt}>
        <Receipt
          {...facts}
          unconfirmed={isUnconfirmed}
          message={isUnconfirmed || isExpected ? undefined : shown.message}
          processing={isProcessing(standing, shown)}
          // A payment that the server has not confirmed is not shared as a receipt.
          tools={standing === 'settled' && <ReceiptPicture {...facts} />}
          text={isExpected ? t('receipt.askingText') : undefined}
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
          actions={actions}
        />
      </div>
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
