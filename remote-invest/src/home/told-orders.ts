import type { UnderWay } from '@sarv/shared/contract/under-way'
import { underWayFirstRows } from '@sarv/shared/payment/under-way-card'

/**
 * Whether the first rows of the card of what is under way name every order on its way to settlement: then home need not
 * count them again. (INV-006, D-118)
 * @param count orders on their way, as the server counts them
 * @example areToldOneByOne(1, [{ kind: 'PURCHASE', state: 'SETTLING' }]) // true
 */
export function areToldOneByOne(count: number, items: readonly Pick<UnderWay, 'kind' | 'state'>[] = []): boolean {
  const named = items
    .slice(0, underWayFirstRows)
    .filter(({ kind, state }) => (kind === 'PURCHASE' || kind === 'SALE') && state === 'SETTLING')
  return named.length >= count
}
