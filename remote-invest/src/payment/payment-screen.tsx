import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { Navigate, useQueryClient } from '@sarv/shared/platform'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { confirmedGatewayKey } from '../money/money-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { PaymentClosed } from './payment-closed'
import { PaymentSkeleton } from './payment-skeleton'
import { usePaymentInQuestion } from './use-payment-in-question'

/** Payment screen: the gateways of the payment in question, and on to the one that was confirmed with it; without one it redirects home. (INV-036, PLT-043…045) */
export function PaymentScreen() {
  const queryClient = useQueryClient()
  const { payment, isNone } = usePaymentInQuestion()
  // Back from the gateway the browser shows the old page: it may have been paid meanwhile. (F50)
  useRefetchOnRestore('invest', 'payment')
  if (isNone || isNotFound(payment.error)) return <Navigate to="/home" replace />
  return (
    <QueryBoundary query={payment} skeleton={<PaymentSkeleton />} whole>
      {(found) =>
        found.status === 'WAITING' ? (
          <PaymentGateways
            payment={found}
            notice={<PendingTransactions except={found.uuid} />}
            gateway={queryClient.getQueryData<string>(confirmedGatewayKey(found.uuid))}
            onLeave={() => queryClient.removeQueries({ queryKey: confirmedGatewayKey(found.uuid) })}
          />
        ) : (
          <PaymentClosed payment={found} />
        )
      }
    </QueryBoundary>
  )
}
