import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'

const amountsQuery = ({ amounts }: Platform) =>
  queryOptions({
    queryKey: ['amounts-shown'],
    queryFn: amounts.areShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Hook of the balance visibility, whether the amounts of investments are shown: one choice for home, assets, funds and portfolios; the other parts of the
 * app hear of it. `visible` is undefined until it is read, so that nobody's hidden amount flashes up. The card has a
 * choice of its own. (INV-003, U1, D-62)
 * @example const { visible = false, toggle } = useBalanceVisibility()
 */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const query = amountsQuery(platform)
  const { data: visible } = useQuery(query)
  const toggle = () => {
    const next = !visible
    queryClient.setQueryData(query.queryKey, next)
    platform.amounts.show(next).catch(platform.report)
    platform.bus.emit('balance-visibility-changed', { visible: next })
  }
  return { visible, toggle }
}
