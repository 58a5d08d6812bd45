import { lazyScreen, type Platform, queryOptions, usePlatform, useQuery } from '@sarv/shared/platform'
import { Suspense } from 'react'
import { hasMovedMoney } from './follow-after-reload'

const MoneyUnderWay = lazyScreen(async () => (await import('./money-under-way')).MoneyUnderWay)

const movedQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'money-moved'],
    queryFn: () => hasMovedMoney(platform).catch(() => false),
    staleTime: 0,
  })

/**
 * What `MoneyUnderWay` tells, on a page that most people open without any: its code comes only for whoever has moved
 * money in the last hour. (F2)
 */
export function MoneyIfUnderWay() {
  const platform = usePlatform()
  const { data: moved } = useQuery(movedQuery(platform))
  if (!moved) return null
  return (
    <Suspense fallback={null}>
      <MoneyUnderWay />
    </Suspense>
  )
}
