import type { TestPerson } from '@sarv/platform/testing/control'
import { submitRecommendation } from '@sarv/shared/contract/recommendation'
import { listOffers } from '@sarv/shared/contract/recommendation-offers'
import { getRecommendationPayment, payFee } from '@sarv/shared/contract/recommendation-payments'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'

type Purpose = 'FEE' | 'INVESTMENT'

/**
 * Pays the fee of VIP, or the amount of the first free offer, at the gateway on another device. Returns where the gateway
 * redirects to.
 * @example const path = await payElsewhere({ person, manager }, 'FEE', 'SUCCESS')
 */
export async function payElsewhere(
  { person, manager }: { person: TestPerson; manager: number },
  purpose: Purpose,
  result: 'SUCCESS' | 'FAILED',
): Promise<string> {
  const { api } = await otherDevice(person)
  const offers = await api.call(listOffers, { query: { recommendation_manager_id: manager } })
  const portfolioId = offers.find(({ type }) => type === (purpose === 'FEE' ? 'VIP' : 'FREE'))?.portfolio_id ?? 0
  const idempotencyKey = crypto.randomUUID()
  const request = {
    FEE: async () => {
      const body = { recommendation_manager_id: manager }
      return (await api.call(payFee, { params: { portfolioId }, body, idempotencyKey })).uuid
    },
    INVESTMENT: async () => {
      const current_stage = 'INVESTMENT_PROPOSAL'
      const body = { recommendation_manager_id: manager, current_stage, user_id: person.sub, portfolio_id: portfolioId }
      return (await api.call(submitRecommendation, { body, idempotencyKey })).payment_uuid ?? ''
    },
  }
  const payment = await api.call(getRecommendationPayment, { params: { uuid: await request[purpose]() } })
  return endPayment(payment.payment_methods[0]?.landing_url, payment.payment_amount, result)
}
