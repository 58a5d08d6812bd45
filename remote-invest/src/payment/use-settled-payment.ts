import { readOutbox, updateOutbox } from '@sarv/shared/outbox/outbox'
import { usePlatform, useQueryClient } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { invalidatedByOrders } from '../money/invalidated-by-orders'
import { pendingPaymentQuery } from '../money/money-queries'
import { fundPlace } from '../money/parse-outbox'

/**
 * Invalidates what a payment changed, once the bank has decided. (INV-053) A payment that was made is no longer pending;
 * one that failed stays remembered, because its receipt has no other identification.
 */
export function useSettledPayment(
  payment: { readonly uuid: string; readonly status: string } | undefined,
  trace: string | undefined,
): void {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { uuid, status } = payment ?? {}
  useEffect(() => {
    if (uuid === undefined) return
    if (status === 'SUCCESS' && trace !== undefined) platform.bus.emit('payment-settled', { trace })
    const settle = async () => {
      if (status === 'SUCCESS' && (await readOutbox(fundPlace, platform)).payment === uuid) {
        await updateOutbox(fundPlace, platform, () => ({ payment: undefined }))
        queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, null)
      }
      await Promise.all(invalidatedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    }
    settle().catch(platform.report)
  }, [uuid, status, trace, platform, queryClient])
}
