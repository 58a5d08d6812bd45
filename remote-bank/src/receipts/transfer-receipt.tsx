import { Ticket } from '@sarv/shared/payment/ticket'
import { TicketPicture } from '@sarv/shared/payment/ticket-picture'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { receiptQuery } from './receipt-queries'
import styles from './receipts.module.css'
import { useTransferTicket } from './use-transfer-ticket'

/**
 * Receipt of one transfer, as the result of one and later: saved and shared at once, asked about until the bank has decided,
 * with the way to transfer to its recipient again. (BNK-052, BNK-053, BNK-067, BNK-090)
 */
export function TransferReceipt({
  id,
  onAgain,
  isNew = false,
  children,
}: {
  id: string
  /** Gets the number that the money went to. */
  onAgain: (number: string) => void
  /** It follows the transfer in place. */
  isNew?: boolean
  /** Where else to go. */
  children: ReactNode
}) {
  const { t } = useTranslation()
  const receipt = useQuery(receiptQuery(id))
  const toTicket = useTransferTicket()
  const number = receipt.data?.destination_number
  return (
    <div className={styles.receipt}>
      <QueryBoundary query={receipt} skeleton={<SkeletonCard rows={8} />} whole>
        {(known) => {
          const ticket = toTicket(known)
          return (
            <Ticket
              {...ticket}
              isNew={isNew}
              // A transfer that the bank has not decided is not shared as a receipt.
              tools={ticket.outcome !== 'processing' && <TicketPicture {...ticket} />}
            />
          )
        }}
      </QueryBoundary>
      {number !== undefined && (
        <Button block icon={RotateCcw} onClick={() => onAgain(number)}>
          {t('transfer.againTo')}
        </Button>
      )}
      {children}
    </div>
  )
}
