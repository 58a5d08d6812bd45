import { usePlatform } from '@sarv/shared/platform'
import { useKeptFlag } from './use-kept-flag'

/**
 * Whether the amounts of investments are shown: one choice for home, assets, funds and portfolios; the other parts of the
 * app hear of it. The card has its own, `visibleBankBalance`. (INV-003, U1, D-62)
 * @example const { visible = false, toggle } = useBalanceVisibility()
 */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const { bus } = usePlatform()
  const { on, turn } = useKeptFlag('visibleHomeBalance')
  return { visible: on, toggle: () => bus.emit('balance-visibility-changed', { visible: turn() }) }
}
