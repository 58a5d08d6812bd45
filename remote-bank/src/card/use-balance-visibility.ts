import { usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { isBalanceVisible } from './bank-slice'
import { sliceQuery } from './card-queries'

/** The eye beside the balance: what it says now and how it is turned; remembered on this device. (BNK-005) */
export function useBalanceVisibility(): { visible: boolean; toggle: () => void } {
  const { storage, report } = usePlatform()
  const queryClient = useQueryClient()
  const query = sliceQuery(storage)
  const { data: slice } = useQuery(query)
  const visible = isBalanceVisible(slice)
  const toggle = () => {
    const next = { ...slice, visibleBankBalance: !visible }
    queryClient.setQueryData(query.queryKey, next)
    storage('bank').set(next).catch(report)
  }
  return { visible, toggle }
}
