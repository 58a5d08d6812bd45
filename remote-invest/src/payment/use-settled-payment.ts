import { usePlatform, useQueryClient } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { moneyMemory, remember } from '../money/money-memory'
import { changedByOrders } from '../orders/order-queries'
import { pendingPaymentQuery } from './payment-queries'

/**
 * Once the bank has decided, what changed is asked for anew. (INV-053) A payment that was made is no longer pending; one
 * that failed stays remembered, for its receipt has nothing else to be known by.
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
      if (status === 'SUCCESS' && (await moneyMemory(platform)).payment === uuid) {
        await remember(platform, () => ({ payment: undefined }))
        queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, null)
      }
      await Promise.all(changedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    }
    settle().catch(platform.report)
  }, [uuid, status, trace, platform, queryClient])
}
