import { persisted } from '@sarv/platform/client/api/persisted-query'
import { call, queryOptions } from '@sarv/shared/platform'
import { listUnderWay, type UnderWay } from '../contract/under-way'
import { freshness } from './freshness'

export const underWayKey = ['under-way'] as const

/**
 * Query of what the person has begun and of the money on its way (D-118). It changes on other pages and devices, so
 * that each page asks again; the kept response stands there meanwhile. The shell uses it too, under the same key.
 * @example const { data } = useQuery(underWayQuery()) // data?.items
 */
export const underWayQuery = () =>
  queryOptions({
    queryKey: underWayKey,
    queryFn: ({ signal }) => call(listUnderWay, { signal }),
    staleTime: 0,
    refetchInterval: freshness.home.refetchInterval,
    ...persisted(listUnderWay),
  })

/** Money on its way, in rial: what came in and is not in the assets yet. @example sumPaid(data.items) // 500_000_000 */
export const sumPaid = (items: readonly Pick<UnderWay, 'paid'>[]): number =>
  items.reduce((sum, { paid }) => sum + paid, 0)
