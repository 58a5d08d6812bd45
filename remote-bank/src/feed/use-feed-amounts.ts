import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'

/**
 * Hook of the one eye over the feed of all products: amounts are shown while neither those of investments nor those of the card
 * are hidden, and it turns both. (INV-090, D-62, BNK-005)
 */
export function useFeedAmounts(): { shown: boolean; toggle: () => void } {
  const { visible, toggle: toggleInvestments } = useBalanceVisibility()
  const { on, turn: toggleCard } = useKeptFlag('visibleBankBalance')
  const shown = visible === true && on === true
  return {
    shown,
    toggle() {
      if (visible !== !shown) toggleInvestments()
      if (on !== !shown) toggleCard()
    },
  }
}
