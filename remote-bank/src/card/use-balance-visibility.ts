import { usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { keptQuery } from './card-queries'

/**
 * The eye beside the balance: what it says now and how it is turned; remembered on this device. (BNK-005) Hidden while
 * the choice is still being read, so that a hidden balance never flashes up.
 */
export function useBalanceVisibility(): { visible: boolean; toggle: () => void } {
  const { storage, report } = usePlatform()
  const queryClient = useQueryClient()
  const query = keptQuery(storage)
  const { data: kept } = useQuery(query)
  const visible = kept?.visibleBankBalance ?? false
  const toggle = () => {
    const next = { ...kept, visibleBankBalance: !visible }
    queryClient.setQueryData(query.queryKey, next)
    storage('bank').set(next).catch(report)
  }
  return { visible, toggle }
}
