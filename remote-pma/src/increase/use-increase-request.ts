import { type Increase, type IncreasePayment, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { useIdempotentRequest } from '@sarv/shared/payment/use-idempotent-request'
import { call, useMutation, usePlatform } from '@sarv/shared/platform'
import { increasePaymentQuery } from './increase-queries'

/** Requests the payment of an increase, one at a time; the form stays as it was where that fails. (PMA-052, PLT-066) */
export function useIncreaseRequest(onRequested: (payment: IncreasePayment) => void) {
  const platform = usePlatform()
  const start = useMutation({
    mutationFn: ({ body, key }: { body: Increase; planId: number; key: string }) =>
      call(increasePortfolio, { body, idempotencyKey: key }),
    onSuccess(payment, { planId }) {
      trackPaymentRequested(platform, { type: 'PMA', objectId: planId })
      platform.queryClient.setQueryData(increasePaymentQuery(payment.uuid).queryKey, payment)
    },
  })
  const request = useIdempotentRequest(
    async ({ plan_id, ...wish }: Omit<Increase, 'accepted_rules'> & { plan_id: number }, key) =>
      onRequested(await start.mutateAsync({ body: { ...wish, accepted_rules: true }, planId: plan_id, key })),
  )
  return { request, requesting: start.isPending }
}
