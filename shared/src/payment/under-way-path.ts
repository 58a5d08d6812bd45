import type { UnderWay } from '../contract/under-way'

/**
 * Where something that is under way goes on; undefined for a kind that is not known yet. (D-118)
 * @example findUnderWayPath({ kind: 'PORTFOLIO', id: '1', state: 'TO_CONTINUE', payment_uuid: null }) // '/pma/onboarding?plan=1'
 */
export function findUnderWayPath({
  kind,
  id,
  state,
  payment_uuid,
}: Pick<UnderWay, 'kind' | 'id' | 'state' | 'payment_uuid'>): string | undefined {
  const own = encodeURIComponent(id)
  switch (kind) {
    case 'PURCHASE':
    case 'SALE':
      return state === 'TO_PAY' && payment_uuid !== null
        ? `/payment?uuid=${encodeURIComponent(payment_uuid)}`
        : `/fund-order/${own}`
    case 'PORTFOLIO':
      return `/pma/onboarding?plan=${own}`
    case 'INCREASE':
      return `/user-pma/${own}`
    case 'TRANSFER':
      return `/bank/receipt/${own}`
    case 'CARD':
      return '/bank/onboarding'
    case 'REISSUE':
      return '/bank/new-card-onboarding'
    case 'RECOMMENDATION':
      return '/recommendations/onboarding'
    default:
      return undefined
  }
}
