import type { HealthReport } from '@sarv/shared/remote/health-report'
import type { HealthRecord } from './health-record'

/** How long something that was seen waits for more; milliseconds. */
const pause = 30_000

/**
 * Tells the document server what this page has seen: half a minute after there was something new, and when the page is
 * left. A report that does not arrive is lost and never tried again; without a connection it waits for the next occasion.
 */
export function reportHealth(
  record: Pick<HealthRecord, 'take' | 'subscribe'>,
  send: (report: HealthReport) => void = post,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    if (!navigator.onLine) return
    const report = record.take()
    if (report) send(report)
  }
  record.subscribe(() => {
    timer ??= setTimeout(tell, pause)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) tell()
  })
}

/** Outlives the page, and carries no cookie: a report is nobody's. */
function post(report: HealthReport): void {
  const request = { method: 'POST', body: JSON.stringify(report), keepalive: true, credentials: 'omit' } as const
  fetch('/health-reports', request).catch(() => undefined)
}
