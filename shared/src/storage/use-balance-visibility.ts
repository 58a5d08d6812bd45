import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useEffect } from 'react'

const amountsKey = ['amounts-shown']

const amountsQuery = ({ amounts }: Platform) =>
  queryOptions({
    queryKey: amountsKey,
    queryFn: amounts.areShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Hook of the balance visibility, whether the amounts of investments are shown: one choice for home, assets, funds and portfolios; the other parts of the
 * app hear of it. `visible` is undefined until it is read, so that no hidden amount flashes up. The card has a
 * choice of its own. (INV-003, U1, D-62)
 * @example const { visible = false, toggle } = useBalanceVisibility()
 */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { data: visible } = useQuery(amountsQuery(platform))
  const { bus } = platform
  useEffect(() => {
    const follow = (change: { visible: boolean }) => queryClient.setQueryData(amountsKey, change.visible)
    bus.on('balance-visibility-changed', follow)
    return () => bus.off('balance-visibility-changed', follow)
  }, [bus, queryClient])
  const toggle = () => {
    const next = !visible
    platform.amounts.show(next).catch(platform.report)
    bus.emit('balance-visibility-changed', { visible: next })
  }
  return { visible, toggle }
}
