import { usePlatform } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'

/** Whether the amounts of portfolios are shown; the other parts of the app hear of it. (U1) */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const { bus } = usePlatform()
  const { on, turn } = useKeptFlag('visiblePortfolioBalance')
  return { visible: on, toggle: () => bus.emit('balance-visibility-changed', { visible: turn() }) }
}
