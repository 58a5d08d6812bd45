import { isNotFound } from '@sarv/shared/api/read-failure'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { Navigate, usePlatform, useQuery } from '@sarv/shared/platform'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { paymentQuery, pendingPaymentQuery } from '../money/money-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { PaymentClosed } from './payment-closed'
import { PaymentSkeleton } from './payment-skeleton'

/** Payment screen: the gateways of the pending payment; without one it redirects home. (INV-036, PLT-043…045) */
export function PaymentScreen() {
  const platform = usePlatform()
  const pending = useQuery(pendingPaymentQuery(platform))
  const uuid = pending.data ?? ''
  const payment = useQuery({ ...paymentQuery(uuid), enabled: uuid !== '' })
  // Back from the gateway the browser shows the old page: it may have been paid meanwhile. (F50)
  useRefetchOnRestore('invest', 'payment')
  if (pending.data === null || isNotFound(payment.error)) return <Navigate to="/home" replace />
  return (
    <QueryBoundary query={payment} skeleton={<PaymentSkeleton />} whole>
      {(found) =>
        found.status === 'WAITING' ? (
          <PaymentGateways payment={found} notice={<PendingTransactions except={found.uuid} />} />
        ) : (
          <PaymentClosed payment={found} />
        )
      }
    </QueryBoundary>
  )
}
