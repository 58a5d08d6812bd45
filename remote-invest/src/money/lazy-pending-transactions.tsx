import { hasOutboxEntries } from '@sarv/shared/outbox/has-outbox-entries'
import { lazyScreen, type Platform, queryOptions, usePlatform, useQuery } from '@sarv/shared/platform'
import { Suspense } from 'react'

const PendingTransactions = lazyScreen(async () => (await import('./pending-transactions')).PendingTransactions)

const hasEntriesQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'money-moved'],
    queryFn: () => hasOutboxEntries(platform, 'fund').catch(() => false),
    staleTime: 0,
  })

/**
 * Renders `PendingTransactions` lazily, for a page that most people open without any: its code is loaded only when the
 * outbox has entries. (F2)
 */
export function LazyPendingTransactions() {
  const platform = usePlatform()
  const { data: hasEntries } = useQuery(hasEntriesQuery(platform))
  if (!hasEntries) return null
  return (
    <Suspense fallback={null}>
      <PendingTransactions />
    </Suspense>
  )
}
