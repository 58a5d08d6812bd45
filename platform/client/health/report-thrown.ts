import type { HealthReport, Thrown } from '../../contract/health-report'
import { laterFailure } from '../../contract/health-terms'
import { scrubMessage } from '../../contract/scrub-message'
import type { HealthRecord } from './health-record'

/**
 * Sends what remotes threw to the document server, scrubbed, as soon as it is recorded: apart from the counts, so that this
 * code is loaded after what the person came for.
 */
export function reportThrown(
  record: Pick<HealthRecord, 'thrown' | 'subscribe'>,
  send: (report: HealthReport) => void,
): void {
  const flush = () => {
    if (record.thrown.length === 0 || !navigator.onLine) return
    const thrown = record.thrown.splice(0).map(
      ({ remote: { name, version }, wasOpened, cause }): Thrown => ({
        name,
        version,
        reason: wasOpened ? laterFailure : 'crashed',
        message: scrubMessage(messageOf(cause)),
      }),
    )
    send({ remotes: [], thrown })
  }
  record.subscribe(flush)
  flush()
}

function messageOf(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  return typeof cause === 'string' ? cause : 'a value was thrown that is not an Error'
}
