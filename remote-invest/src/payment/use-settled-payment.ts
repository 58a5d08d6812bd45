import type { PaymentFacts } from '@sarv/shared/contract/fund-payment'
import { usePlatform, useQueryClient } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { moneyMemory, remember } from '../buy/money-memory'
import { changedByOrders } from '../orders/order-queries'
import { pendingPaymentQuery } from './payment-queries'

/** Once the bank has decided: what changed is asked for anew, and the payment is no longer pending. (INV-053) */
export function useSettledPayment(facts: PaymentFacts | undefined): void {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { uuid, trace_no, status } = facts ?? {}
  useEffect(() => {
    if (uuid === undefined || trace_no === undefined) return
    if (status === 'SUCCESS') platform.bus.emit('payment-settled', { trace: trace_no })
    const settle = async () => {
      if ((await moneyMemory(platform)).payment === uuid) {
        await remember(platform, { payment: undefined })
        queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, null)
      }
      await Promise.all(changedByOrders.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    }
    settle().catch(platform.report)
  }, [uuid, trace_no, status, platform, queryClient])
}
