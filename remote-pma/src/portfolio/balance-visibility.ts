import { usePlatform } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'

/** Whether amounts are shown, the same choice as on /home and /assets; the other parts of the app hear of it. (INV-003, U1) */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const { bus } = usePlatform()
  const { on, turn } = useKeptFlag('visibleHomeBalance')
  return { visible: on, toggle: () => bus.emit('balance-visibility-changed', { visible: turn() }) }
}
