import type { Offer } from '@sarv/shared/contract/recommendation-offers'

/** What the person can do with the selected offer. `none` says why the invest button is disabled. */
export type OfferState = 'none' | 'locked' | 'expired' | 'taken' | 'open'

/**
 * The state of an offer for the invest button: nothing selected and a fee that waits for its payment disable it, as does an
 * offer that can no longer be chosen. (REC-022, REC-033)
 * @example offerState(undefined) // 'none'
 */
export function offerState(offer: Pick<Offer, 'status' | 'is_expired' | 'can_invest'> | undefined): OfferState {
  if (offer === undefined) return 'none'
  if (offer.is_expired) return 'expired'
  if (offer.status === 'WAITING_FOR_PAYMENT') return 'locked'
  return offer.can_invest ? 'open' : 'taken'
}
