import { withLock } from '@sarv/platform/lib/async/with-lock'
import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { bankState } from './client-state'

/** Persisted boolean preferences: which slice holds each, and what it is when nothing readable was kept. */
const flags = {
  visibleBankBalance: { slice: 'bank', read: (kept: unknown) => bankState(kept).visibleBankBalance },
} as const

export type KeptFlag = keyof typeof flags

const flagQuery = ({ storage }: Platform, flag: KeptFlag) =>
  queryOptions({
    queryKey: ['kept-flag', flag],
    // Storage that cannot be read hides nothing and breaks nothing. (PLT-029)
    queryFn: () =>
      storage(flags[flag].slice)
        .get()
        .then(flags[flag].read, () => flags[flag].read(undefined)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Hook of one persisted preference of the person, stored on this device (PLT-030). `on` is undefined until it is read,
 * so that no hidden balance flashes up; `turn` toggles it and returns what it is now.
 * @example const { on: visible, turn } = useKeptFlag('visibleBankBalance')
 */
export function useKeptFlag(flag: KeptFlag): { on: boolean | undefined; turn: () => boolean } {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const query = flagQuery(platform, flag)
  const { data: on } = useQuery(query)
  const turn = () => {
    const next = !on
    queryClient.setQueryData(query.queryKey, next)
    remember(platform, flag, next).catch(platform.report)
    return next
  }
  return { on, turn }
}

/** A slice holds more than this one choice, also of other modules: each module that writes into it holds this lock. */
function remember({ storage }: Platform, flag: KeptFlag, on: boolean): Promise<void> {
  return withLock(`sarv-slice-${flags[flag].slice}`, async () => {
    const slice = storage(flags[flag].slice)
    await slice.set({ ...(await slice.get<object>()), [flag]: on })
  })
}
