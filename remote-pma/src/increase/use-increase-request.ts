import { type IncreasePayment, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { ApiError, call, useMutation, usePlatform } from '@sarv/shared/platform'
import { useRef } from 'react'
import { increasePaymentQuery } from './increase-queries'

/**
 * Requests the payment of an increase with an idempotency key, one request at a time: a press while one is in flight is
 * ignored, and the same request after a lost response reuses its key. (PMA-052)
 */
export function useIncreaseRequest(onRequested: (payment: IncreasePayment) => void) {
  const { queryClient, report } = usePlatform()
  const inFlight = useRef(false)
  const unresolved = useRef<{ fingerprint: string; key: string }>(undefined)
  const start = useMutation({
    mutationFn: ({ prx, amount, key }: { prx: string; amount: number; key: string }) =>
      call(increasePortfolio, { body: { prx, amount }, idempotencyKey: key }),
  })
  const request = async (prx: string, amount: number) => {
    if (inFlight.current) return
    inFlight.current = true
    const fingerprint = `${prx} ${amount}`
    const key = unresolved.current?.fingerprint === fingerprint ? unresolved.current.key : crypto.randomUUID()
    unresolved.current = { fingerprint, key }
    try {
      const payment = await start.mutateAsync({ prx, amount, key })
      unresolved.current = undefined
      queryClient.setQueryData(increasePaymentQuery(payment.uuid).queryKey, payment)
      onRequested(payment)
    } catch (error) {
      // The shell has shown the error of the server; the form stays as it was.
      if (!(error instanceof ApiError)) report(error)
    } finally {
      inFlight.current = false
    }
  }
  return { request, requesting: start.isPending }
}
