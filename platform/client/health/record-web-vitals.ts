import { onINP, onLCP } from 'web-vitals'
import type { WebVital } from '../../contract/health-terms'
import type { PageRemote } from '../../contract/page-data'
import type { Navigation } from '../../contract/platform'
import { session } from '../session/session'
import type { HealthRecord } from './health-record'
import { createScreenTimes } from './screen-times'

/**
 * Records the web vitals of this page, each once, for the version whose screen it was: the largest paint for whose address
 * the document was loaded with, the interaction to next paint for where the slowest interaction began. On screens of the
 * shell, and before the sign-in, nothing is recorded.
 * @param ownerOf the remote that answers a path
 */
export function recordWebVitals(
  navigation: Pick<Navigation, 'place' | 'subscribe'>,
  ownerOf: (pathname: string) => PageRemote | undefined,
  record: Pick<HealthRecord, 'recordVital'>,
): void {
  if (session.current.at !== 'signed-in') return
  const remoteOf = (pathname: string): PageRemote | undefined => {
    const remote = ownerOf(pathname)
    return remote?.refused ? undefined : remote
  }
  const screens = createScreenTimes(remoteOf(loadedPath()))
  const show = () => screens.show(remoteOf(navigation.place().pathname), performance.now())
  show()
  navigation.subscribe(show)

  const told = new Set<WebVital>()
  // The library speaks again of a page that comes back, or that became slower.
  const recordOnce = (vital: WebVital, value: number, moment: number) => {
    if (told.has(vital)) return
    told.add(vital)
    const remote = screens.ownerAt(moment)
    if (remote) record.recordVital(remote, vital, value)
  }
  onLCP(({ value }) => recordOnce('lcp', value, 0))
  onINP(({ value, entries: [slowest] }) => recordOnce('inp', value, slowest?.startTime ?? 0))
}

/** The path that this document was loaded with; the address may be another one by now. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}
