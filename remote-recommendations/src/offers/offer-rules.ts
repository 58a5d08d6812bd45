import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'

/** What the person can do with the selected offer. `none` says why the invest button is disabled. */
export type OfferState = 'none' | 'locked' | 'expired' | 'taken' | 'above' | 'open'

/**
 * The state of an offer for the invest button: nothing selected and a fee that waits for its payment disable it, as does an
 * offer that can no longer be chosen, or whose amount no gateway takes at once; that comes before the fee, which opens
 * nothing that could be paid. (REC-022, REC-033, D-144, D-146)
 * @example offerState(undefined) // 'none'
 */
export function offerState(
  offer: Pick<Offer, 'status' | 'is_expired' | 'can_invest' | 'initial_investment_amount' | 'max_payment'> | undefined,
): OfferState {
  if (offer === undefined) return 'none'
  if (offer.is_expired) return 'expired'
  const isLocked = offer.status === 'WAITING_FOR_PAYMENT'
  if (!isLocked && !offer.can_invest) return 'taken'
  if (exceedsGateway(offer.initial_investment_amount, offer.max_payment)) return 'above'
  return isLocked ? 'locked' : 'open'
}

type Forecast = Pick<Offer, 'fee_amount' | 'predicted_annual_return_percentage' | 'initial_investment_amount'>

/**
 * What a paid offer is predicted to gain in a year above the best free one, in rial, to be held against its fee; undefined
 * for a free offer and where a forecast is missing. (D-179)
 */
export function advantageOf(offer: Forecast, offers: readonly Forecast[]): number | undefined {
  const free = offers.filter(({ fee_amount }) => fee_amount === null)
  const returns = [offer, ...free].map((one) => one.predicted_annual_return_percentage)
  if (offer.fee_amount === null || free.length === 0) return undefined
  const [own = null, ...others] = returns
  if (own === null || others.includes(null)) return undefined
  const best = Math.max(...others.map(Number))
  return Math.max(0, Math.floor(((own - best) * offer.initial_investment_amount) / 100))
}
