import type { HealthReport } from '../../contract/health-report'
import type { HealthRecord } from './health-record'

/** How long entries are batched before they are sent; milliseconds. */
const flushDelay = 30_000

/**
 * Sends the page's metrics to the document server in batches: half a minute after the first new entry, and when the
 * page is hidden; what comes while it is hidden goes at once, since the person may not come back. A report is never
 * retried; while offline it waits for the next flush.
 */
export function reportHealth(
  record: Pick<HealthRecord, 'drain' | 'subscribe'>,
  send: (report: HealthReport) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!navigator.onLine) return
    const report = record.drain()
    if (report) send(report)
  }
  record.subscribe(() => {
    if (document.hidden) queueMicrotask(flush)
    else timer ??= setTimeout(flush, flushDelay)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush()
  })
}
