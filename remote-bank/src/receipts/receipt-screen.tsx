import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Receipt } from '@sarv/shared/payment/receipt'
import { Navigate, useParams, useQuery, useTranslation } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { outcomeOf } from './receipt-outcome'
import { receiptQuery } from './receipt-queries'
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
      <QueryBoundary query={receipt} skeleton={<SkeletonCard rows={8} />} whole>
        {(known) => (
          <Receipt
            ticket={toTicket(known)}
            // A transfer that the bank has not decided is not shared as a receipt.
            isOpen={outcomeOf(known.status) === 'processing'}
            actions={[{ label: t('receipt.toTransactions'), to: '/bank/transactions' }]}
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
