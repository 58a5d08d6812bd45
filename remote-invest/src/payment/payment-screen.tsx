import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { useEffect } from 'react'
import { paymentQuery, pendingPaymentQuery } from '../money/money-queries'
import { PaymentClosed } from './payment-closed'
import { PaymentGateways } from './payment-gateways'
import { PaymentSkeleton } from './payment-skeleton'

/** Payment screen: the gateways of the pending payment; without one it redirects home. (INV-036, PLT-043…045) */
export function PaymentScreen() {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const pending = useQuery(pendingPaymentQuery(platform))
  const uuid = pending.data ?? ''
  const payment = useQuery({ ...paymentQuery(uuid), enabled: uuid !== '' })
  useEffect(() => {
    // Back from the gateway the browser shows the old page: it may have been paid meanwhile. (F50)
    const refetch = (event: PageTransitionEvent) => {
      if (event.persisted) queryClient.invalidateQueries({ queryKey: ['invest', 'payment'] }).catch(platform.report)
    }
    addEventListener('pageshow', refetch)
    return () => removeEventListener('pageshow', refetch)
  }, [queryClient, platform])
  if (pending.data === null || isNotFound(payment.error)) return <Navigate to="/home" replace />
  return (
    <QueryBoundary query={payment} skeleton={<PaymentSkeleton />} whole>
      {(found) =>
        found.status === 'WAITING' ? <PaymentGateways payment={found} /> : <PaymentClosed payment={found} />
      }
    </QueryBoundary>
  )
}
