import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import { usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/** Emits `payment-settled` and invalidates the queries that a payment changes, once the bank has decided it. */
export function useSettledPayment(payment: PmaPaymentFacts | undefined): void {
  const { bus, queryClient, report } = usePlatform()
  const { status, trace_no } = payment ?? {}
  useEffect(() => {
    if (status === undefined || trace_no === undefined) return
    if (status === 'SUCCESS') bus.emit('payment-settled', { trace: trace_no })
    const stale = [
      ['pma', 'onboarding'],
      ['pma', 'user-portfolios'],
      ['invest', 'assets'],
    ]
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).catch(report)
  }, [status, trace_no, bus, queryClient, report])
}
