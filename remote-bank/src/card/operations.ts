import type { GateReason } from './account-gate'

/** Operation of the card: the key of its words, where it leads, and whether it moves the account's money. */
export interface Operation {
  readonly key: 'cardToCard' | 'sheba' | 'charge' | 'invest'
  readonly to: string
  /** Why it cannot be opened. */
  readonly closedBy?: GateReason | 'frozen'
}

/**
 * The operations of an account as tiles: transfers and charges need an active account, and a card that its owner has
 * blocked sends nothing to another card. Investing is paid from any card. (BNK-006, BNK-008)
 */
export function operationsOf({ gate, frozen }: { gate: GateReason | undefined; frozen: boolean }): Operation[] {
  const ofCard = gate ?? (frozen ? 'frozen' : undefined)
  return [
    { key: 'cardToCard', to: '/bank/operations/card-to-card', closedBy: ofCard },
    { key: 'sheba', to: '/bank/operations/sheba', closedBy: gate },
    { key: 'charge', to: '/bank/increase-amount', closedBy: gate },
    { key: 'invest', to: '/fast-invest' },
  ]
}
