import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { useEffect } from 'react'
import { PayHere } from './pay-here'
import { PaymentClosed } from './payment-closed'
import { paymentQuery, pendingPaymentQuery } from './payment-queries'
import { PaymentSkeleton } from './payment-skeleton'

/** The ways to pay for a purchase that waits; without one there is nothing to do here. (INV-036, PLT-043…045) */
export function PaymentScreen() {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const pending = useQuery(pendingPaymentQuery(platform))
  const uuid = pending.data ?? ''
  const payment = useQuery({ ...paymentQuery(uuid), enabled: uuid !== '' })
  useEffect(() => {
    // Back from the gateway the browser shows the old page: it may have been paid meanwhile. (F50)
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) queryClient.invalidateQueries({ queryKey: ['invest', 'payment'] }).catch(platform.report)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [queryClient, platform])
  if (pending.data === null || isNotFound(payment.error)) return <Navigate to="/home" replace />
  return (
    <Loaded query={payment} skeleton={<PaymentSkeleton />} whole>
      {(found) => (found.status === 'WAITING' ? <PayHere payment={found} /> : <PaymentClosed payment={found} />)}
    </Loaded>
  )
}
