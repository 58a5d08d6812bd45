import { submitRecommendation } from '@sarv/shared/contract/recommendation'
import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { payFee, type RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import { signedInSub } from '@sarv/shared/outbox/signed-in-sub'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { useIdempotentRequest } from '@sarv/shared/payment/use-idempotent-request'
import { call, type Platform, useMutation, usePlatform } from '@sarv/shared/platform'
import { openManagerQuery, paymentQuery } from './recommendation-queries'
import { wireStage } from './recommendation-stage'

/** What is paid: the fee of VIP, or the initial amount of an offer. (D-17) */
interface PaymentRequest {
  readonly purpose: 'FEE' | 'INVESTMENT'
  readonly manager: number
  readonly portfolio: number
}

/** A payment that was requested; the server's own facts of it where they came along. */
interface Requested {
  readonly uuid: string
  readonly first?: RecommendationPayment
}

/**
 * Requests the payment of a recommendation, one at a time and under one idempotency key. What the server refuses is shown by
 * the shell; the offers are then fetched again, since one of them may have expired. (REC-024, REC-030, PLT-066)
 * @example const { invest, requesting } = usePaymentRequest((uuid) => goTo({ stage: 'payment_methods', payment: uuid }))
 */
export function usePaymentRequest(onRequested: (uuid: string) => void) {
  const platform = usePlatform()
  const { queryClient } = platform
  const send = useMutation({
    mutationFn: ({ request, key }: { request: PaymentRequest; key: string }) =>
      request.purpose === 'FEE' ? requestFee(request, key) : requestInvestment(platform, request, key),
    onSuccess(payment, { request }) {
      trackPaymentRequested(platform, { type: 'RECOMMENDATION', objectId: request.portfolio })
      if (payment.first) queryClient.setQueryData(paymentQuery(payment.uuid).queryKey, payment.first)
    },
    onSettled: () =>
      Promise.all(
        ['open', 'offers', 'offer', 'orders'].map((what) =>
          queryClient.invalidateQueries({ queryKey: ['recommendations', what] }),
        ),
      ).catch(platform.report),
  })
  const request = useIdempotentRequest(async (wanted: PaymentRequest, key) => {
    const { uuid } = await send.mutateAsync({ request: wanted, key })
    onRequested(uuid)
  })
  return {
    invest: ({ recommendation_manager_id, portfolio_id }: Offer) =>
      request({ purpose: 'INVESTMENT', manager: recommendation_manager_id, portfolio: portfolio_id }),
    payFee: ({ recommendation_manager_id, portfolio_id }: Pick<Offer, 'recommendation_manager_id' | 'portfolio_id'>) =>
      request({ purpose: 'FEE', manager: recommendation_manager_id, portfolio: portfolio_id }),
    requesting: send.isPending ? send.variables.request.purpose : undefined,
  }
}

async function requestFee({ manager, portfolio }: PaymentRequest, idempotencyKey: string): Promise<Requested> {
  const body = { recommendation_manager_id: manager }
  const first = await call(payFee, { params: { portfolioId: portfolio }, body, idempotencyKey })
  return { uuid: first.uuid, first }
}

async function requestInvestment(
  platform: Platform,
  { manager, portfolio }: PaymentRequest,
  idempotencyKey: string,
): Promise<Requested> {
  const known = platform.queryClient.getQueryData(openManagerQuery().queryKey)
  const stages = known?.recommendation_manager_id === manager ? known.stages : []
  const body = {
    recommendation_manager_id: manager,
    current_stage: wireStage({ stages }, 'investment_proposal'),
    stages,
    user_id: signedInSub(platform) ?? '',
    portfolio_id: portfolio,
  }
  const next = await call(submitRecommendation, { body, idempotencyKey })
  if (next.payment_uuid === null) throw new Error('the server opened no payment')
  return { uuid: next.payment_uuid }
}
