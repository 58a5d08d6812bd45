import type { BankPaymentFacts } from '@sarv/shared/contract/bank-onboarding'
import { usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/** Emits `payment-settled` and invalidates the account's balance and transactions, once a charge is decided. */
export function useSettledCharge(payment: BankPaymentFacts | undefined): void {
  const { bus, queryClient, report } = usePlatform()
  const { status, trace_no } = payment ?? {}
  useEffect(() => {
    if (status === undefined || trace_no === undefined) return
    if (status === 'SUCCESS') bus.emit('payment-settled', { trace: trace_no })
    const stale = [
      ['bank', 'balance'],
      ['bank', 'transactions'],
    ]
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).catch(report)
  }, [status, trace_no, bus, queryClient, report])
}
