import { isChunkTimeout } from '@sarv/shared/internal/async/load-chunk'
import { TimeoutError, withTimeout } from '@sarv/shared/internal/async/with-timeout'
import type { RemoteLifecycles } from '@sarv/shared/internal/remote/lifecycles'
import type { IndexedRemote, PageRemote } from '@sarv/shared/internal/remote/page-data'
import { pageHealth } from '../../health/page-health'
import { allowFiles } from './allow-files'
import { openContainer } from './open-container'
import { openKit } from './open-kit'
import { isLostFile, RemoteError, toFailureReason } from './remote-error'

const inFlight = new Map<string, Promise<RemoteLifecycles>>()

/**
 * Loads the lifecycles of a remote, single flight and cached by its entry URL. An error is not cached, so the next call
 * retries: with the same URL, because the page's integrity list knows no other.
 * @param milliseconds time-out of the load, as the first caller sets it
 * @throws RemoteError
 */
export function loadRemote(remote: PageRemote, milliseconds: number): Promise<RemoteLifecycles> {
  // A killed remote is not fetched at all: a card stands in its place.
  if (remote.refused) return Promise.reject(new RemoteError('incompatible', remote.name))
  const known = inFlight.get(remote.entry)
  if (known) return known
  // No import map of this page lists it, and none can be added: only the page of its own address has it.
  if (isIndexed(remote) && !allowFiles(remote)) return Promise.reject(new RemoteError('unreachable', remote.name))
  const opening = Promise.all([
    openContainer(remote, (phase, took) => pageHealth.recordPhase(remote, phase, took)),
    remote.kit && openKit(remote.kit),
  ])
  const work = withTimeout(opening, milliseconds)
    .then(([lifecycles]) => lifecycles)
    .catch((cause: unknown) => {
      inFlight.delete(remote.entry)
      if (cause instanceof TimeoutError) throw new RemoteError('timeout', remote.name)
      throw cause instanceof RemoteError ? cause : classifyError(remote, cause)
    })
  inFlight.set(remote.entry, work)
  return work
}

/** Whether a remote was asked for: it is on its way, or loaded. */
export function isRequested({ entry }: Pick<PageRemote, 'entry'>): boolean {
  return inFlight.has(entry)
}

function isIndexed(remote: PageRemote): remote is IndexedRemote {
  return 'files' in remote
}

/** Classifies what a remote threw while it was opened or on the screen: a file that did not load, or an error of its own. */
export function classifyError(remote: PageRemote, cause: unknown): RemoteError {
  return isLostFile(cause) || isChunkTimeout(cause)
    ? classifyLoadError(remote, cause)
    : new RemoteError('crashed', remote.name, cause)
}

function classifyLoadError(remote: PageRemote, cause: unknown): RemoteError {
  if (isChunkTimeout(cause)) return new RemoteError('timeout', remote.name, cause)
  const url = /https?:\/\/[^\s)]+/.exec(String(cause))?.[0] ?? remote.entry
  const timings = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]
  return new RemoteError(
    toFailureReason({ online: navigator.onLine, status: timings.at(-1)?.responseStatus }),
    remote.name,
    cause,
  )
}
