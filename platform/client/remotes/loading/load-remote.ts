import type { RemoteLifecycles } from '../../../contract/lifecycles'
import type { LaterRemote, PageRemote } from '../../../contract/page-data'
import { isChunkTimeout } from '../../../lib/async/load-chunk'
import { TimeoutError, withTimeout } from '../../../lib/async/with-timeout'
import { pageHealth } from '../../health/page-health'
import { allowFiles } from './allow-files'
import { openContainer } from './open-container'
import { openKit } from './open-kit'
import { isOk, refetch, wrongFile } from './refetch'
import { fileOf, isLostFile, isRefusedFile, RemoteError, toFailureReason } from './remote-error'

const inFlight = new Map<string, Promise<RemoteLifecycles>>()

/**
 * Loads the lifecycles of a remote, single flight and cached by its entry URL. An error is not cached, so the next call
 * retries.
 * @param milliseconds time-out of the load, as the first caller sets it
 * @param before the error of the try before: the file that it could not load is refetched past the caches first
 * @throws RemoteError
 */
export function loadRemote(remote: PageRemote, milliseconds: number, before?: RemoteError): Promise<RemoteLifecycles> {
  // A killed remote is not fetched at all: a card stands in its place.
  if (remote.refused) return Promise.reject(new RemoteError('incompatible', remote.name))
  const known = inFlight.get(remote.entry)
  if (known) return known
  // No import map of this page lists it, and none can be added: only the page of its own address has it.
  if (isLater(remote) && !allowFiles(remote)) return Promise.reject(new RemoteError('unreachable', remote.name))
  const work = withTimeout(open(remote, before), milliseconds)
    .then(([lifecycles]) => lifecycles)
    .catch((cause: unknown) => {
      inFlight.delete(remote.entry)
      if (cause instanceof TimeoutError) throw new RemoteError('timeout', remote.name)
      throw cause instanceof RemoteError ? cause : classifyError(remote, cause)
    })
  inFlight.set(remote.entry, work)
  return work
}

async function open(remote: PageRemote, before: RemoteError | undefined): Promise<[RemoteLifecycles, unknown]> {
  // In Firefox a URL that failed once stays failed: none is spent while the server still fails.
  const status = before?.file ? await refetch(before.file) : undefined
  if (status === wrongFile) throw new RemoteError('integrity', remote.name, before?.cause, before?.file)
  if (status !== undefined && !isOk(status)) throw before
  return Promise.all([
    openContainer(remote, (phase, took) => pageHealth.recordPhase(remote, phase, took)),
    remote.kit && openKit(remote.kit),
  ])
}

/** Whether a remote was asked for: it is on its way, or loaded. */
export function isRequested({ entry }: Pick<PageRemote, 'entry'>): boolean {
  return inFlight.has(entry)
}

function isLater(remote: PageRemote): remote is LaterRemote {
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
  const url = fileOf(cause) ?? remote.entry
  const timings = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]
  return new RemoteError(
    toFailureReason({
      online: navigator.onLine,
      status: timings.at(-1)?.responseStatus,
      refused: isRefusedFile(cause),
    }),
    remote.name,
    cause,
    url,
  )
}
