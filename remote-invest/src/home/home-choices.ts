import { isObject } from '@sarv/platform/lib/is-object'
import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'

/** What the person chose on home; kept on this device, in the slice `home`. (D-266, D-267) */
export interface HomeChoices {
  /** Whether the worth counts what is in their bank accounts. */
  readonly withAccounts: boolean
  /** The banners that they closed, by `bannerKey`; the newest last. */
  readonly closed: readonly string[]
}

/** More banners than a product shows in a year. */
const maxClosed = 50

/** Reads what the storage holds, which may be anything: a damaged part is as never chosen. (F45) */
export function parseChoices(stored: unknown): HomeChoices {
  const { withAccounts, closed } = isObject(stored) ? stored : {}
  return {
    withAccounts: withAccounts !== false,
    closed: Array.isArray(closed) ? closed.filter((key) => typeof key === 'string').slice(-maxClosed) : [],
  }
}

const choicesQuery = ({ storage }: Platform) =>
  queryOptions({
    queryKey: ['invest', 'home-choices'],
    // Storage that cannot be read breaks nothing. (PLT-029)
    queryFn: () =>
      storage('home')
        .get()
        .then(parseChoices, () => parseChoices(undefined)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Hook of the choices: undefined until they are read, so that nothing flashes up that was closed. */
export function useHomeChoices() {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const query = choicesQuery(platform)
  const { data: choices } = useQuery(query)
  const choose = (change: Partial<HomeChoices>) => {
    const next = parseChoices({ ...choices, ...change })
    queryClient.setQueryData(query.queryKey, next)
    platform.storage('home').set(next).catch(platform.report)
  }
  return { choices, choose }
}
