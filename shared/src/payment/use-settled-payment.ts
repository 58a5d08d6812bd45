import { usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/** Emits `payment-settled` and invalidates the queries that a payment changes, once the bank has decided it. */
export function useSettledPayment(
  payment: { readonly status: string; readonly trace_no: string | null } | undefined,
  /** Keys of those queries; the same array every time. */
  stale: readonly (readonly string[])[],
): void {
  const { bus, queryClient, report } = usePlatform()
  const { status, trace_no } = payment ?? {}
  useEffect(() => {
    if (status === undefined) return
    if (status === 'SUCCESS' && trace_no) bus.emit('payment-settled', { trace: trace_no })
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).catch(report)
  }, [status, trace_no, stale, bus, queryClient, report])
}
