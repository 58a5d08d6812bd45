import { type IncreasePayment, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { ApiError, call, useMutation, usePlatform } from '@sarv/shared/platform'
import { useRef } from 'react'
import { increasePaymentQuery } from './increase-queries'

/**
 * Asks for the payment of an increase, once however often it is pressed: while an answer is under way nothing is sent,
 * and the same wish after a lost answer goes out under the same key. (PMA-052)
 */
export function useIncreaseRequest(onAnswered: (payment: IncreasePayment) => void) {
  const { queryClient, report } = usePlatform()
  const underWay = useRef(false)
  const unanswered = useRef<{ wish: string; key: string }>(undefined)
  const ask = useMutation({
    mutationFn: ({ prx, amount, key }: { prx: string; amount: number; key: string }) =>
      call(increasePortfolio, { body: { prx, amount }, idempotencyKey: key }),
  })
  const request = async (prx: string, amount: number) => {
    if (underWay.current) return
    underWay.current = true
    const wish = `${prx} ${amount}`
    const key = unanswered.current?.wish === wish ? unanswered.current.key : crypto.randomUUID()
    unanswered.current = { wish, key }
    try {
      const payment = await ask.mutateAsync({ prx, amount, key })
      unanswered.current = undefined
      queryClient.setQueryData(increasePaymentQuery(payment.uuid).queryKey, payment)
      onAnswered(payment)
    } catch (error) {
      // The shell has shown what the server said; the form is as it was.
      if (!(error instanceof ApiError)) report(error)
    } finally {
      underWay.current = false
    }
  }
  return { request, requesting: ask.isPending }
}
