import type { RemoteLifecycles } from '@sarv/shared/remote/lifecycles'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { pageHealth } from '../health/page-health'
import { within } from './deadline'
import { openContainer } from './open-container'
import { RemoteFailure, reasonOf } from './remote-failure'

const loading = new Map<string, Promise<RemoteLifecycles>>()

/**
 * The lifecycles of a remote, loaded once per address. A failure is forgotten, so that the next call tries again: with
 * the same address, because the page's integrity list knows no other.
 * @param milliseconds after which a call that is the first to ask gives up
 * @throws RemoteFailure
 */
export function loadRemote(remote: PageRemote, milliseconds: number): Promise<RemoteLifecycles> {
  // Of one that was switched off nobody asks for anything: its card stands in its place.
  if (remote.refused) return Promise.reject(new RemoteFailure('incompatible', remote.name))
  const known = loading.get(remote.entry)
  if (known) return known
  const late = () => new RemoteFailure('timeout', remote.name)
  const opening = openContainer(remote, (phase, took) => pageHealth.took(remote, phase, took))
  const work = within(milliseconds, opening, late).catch((cause) => {
    loading.delete(remote.entry)
    throw cause instanceof RemoteFailure ? cause : failureOf(remote, cause)
  })
  loading.set(remote.entry, work)
  return work
}

/** What a remote that threw while it was on the screen died of: a file that did not come, or a fault of its own. */
export function crashOf(remote: PageRemote, cause: unknown): RemoteFailure {
  const isLostFile = /dynamically imported module|Loading (CSS )?chunk/.test(String(cause))
  return isLostFile ? failureOf(remote, cause) : new RemoteFailure('crashed', remote.name, cause)
}

function failureOf(remote: PageRemote, cause: unknown): RemoteFailure {
  const address = /https?:\/\/[^\s)]+/.exec(String(cause))?.[0] ?? remote.entry
  const answers = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  return new RemoteFailure(
    reasonOf({ online: navigator.onLine, status: answers.at(-1)?.responseStatus }),
    remote.name,
    cause,
  )
}
