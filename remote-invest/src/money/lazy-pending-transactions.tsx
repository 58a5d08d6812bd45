import { hasOutboxEntries } from '@sarv/shared/outbox/has-outbox-entries'
import { type Platform, queryOptions, usePlatform, useQuery } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { lateChunk } from '@sarv/shared/ui/feedback/late-chunk'

const usePending = lateChunk(() => import('./pending-transactions'))

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
  return hasEntries && <Pending />
}

function Pending() {
  const { chunk, retry } = usePending()
  return chunk ? <chunk.PendingTransactions /> : retry && <ErrorState compact onRetry={retry} />
}
