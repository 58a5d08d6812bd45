/** The persisted slice `bank` (PLT-028, PLT-030); other rooms of this remote add their own fields. */
export interface BankSlice {
  visibleBankBalance?: boolean
}

/**
 * Whether the balance is shown. Hidden while the choice is still being read, so that a hidden balance never flashes;
 * shown for who never chose. (BNK-005)
 */
export function isBalanceVisible(slice: BankSlice | undefined): boolean {
  return slice !== undefined && slice.visibleBankBalance !== false
}
