import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { generalState } from '@sarv/shared/storage/client-state'

const visibilityQuery = ({ storage }: Platform) =>
  queryOptions({
    queryKey: ['invest', 'visible-home-balance'],
    // Storage that cannot be read hides nothing and breaks nothing. (PLT-029)
    queryFn: () =>
      storage('general')
        .get()
        .then((kept) => generalState(kept).visibleHomeBalance)
        .catch(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Whether amounts are shown, on /home and /assets alike, remembered over reloads (INV-003, U1). Undefined until it is
 * read: nobody's hidden balance flashes up.
 */
export function useBalanceVisibility(): { visible: boolean | undefined; toggle: () => void } {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const query = visibilityQuery(platform)
  const { data: visible } = useQuery(query)
  const toggle = () => {
    const next = !visible
    queryClient.setQueryData(query.queryKey, next)
    platform.bus.emit('balance-visibility-changed', { visible: next })
    remember(platform, next).catch(platform.report)
  }
  return { visible, toggle }
}

/** The slice holds more than this one choice, and not all of it is ours. */
async function remember({ storage }: Platform, visible: boolean): Promise<void> {
  const general = storage('general')
  await general.set({ ...(await general.get<object>()), visibleHomeBalance: visible })
}
