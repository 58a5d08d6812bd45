import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Ticket } from '@sarv/shared/payment/ticket'
import { TicketPicture } from '@sarv/shared/payment/ticket-picture'
import { Navigate, useParams, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { receiptQuery } from './receipt-queries'
import styles from './receipts.module.css'
import { useTransferTicket } from './use-transfer-ticket'

/** Screen of /bank/receipt/:id: the receipt of one transfer, with its picture. (BNK-052, BNK-053) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const receipt = useQuery(receiptQuery(id))
  const toTicket = useTransferTicket()
  if (isNotFound(receipt.error) && !receipt.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <div className={styles.receipt}>
        <QueryBoundary query={receipt} skeleton={<SkeletonCard rows={8} />} whole>
          {(known) => {
            const ticket = toTicket(known)
            return (
              <>
                <Ticket
                  {...ticket}
                  // A transfer that the bank has not decided is not shared as a receipt.
                  tools={ticket.outcome !== 'processing' && <TicketPicture {...ticket} />}
                />
                <ButtonLink block variant="tonal" to="/bank/transactions">
                  {t('receipt.toTransactions')}
                </ButtonLink>
              </>
            )
          }}
        </QueryBoundary>
      </div>
    </Page>
  )
}
