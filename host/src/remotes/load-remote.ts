import type { RemoteLifecycles } from '@sarv/shared/remote/lifecycles'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { budgets, within } from './deadline'
import { RemoteFailure, reasonOf } from './remote-failure'

/** What the entry of a remote exports: the whole contract with its bundler. */
interface Container {
  init(shareScope: object): void | Promise<void>
  get(id: './remote'): Promise<() => { default: RemoteLifecycles }>
}

const loading = new Map<string, Promise<RemoteLifecycles>>()

/**
 * The lifecycles of a remote, loaded once per address. A failure is forgotten, so that the next call tries again: with
 * the same address, because the page's integrity list knows no other.
 * @throws RemoteFailure
 */
export function loadRemote(remote: PageRemote): Promise<RemoteLifecycles> {
  if (remote.refused) return Promise.reject(new RemoteFailure(remote.refused, remote.name))
  const known = loading.get(remote.entry)
  if (known) return known
  const late = () => new RemoteFailure('timeout', remote.name)
  const work = within(budgets.entry, openContainer(remote), late).catch((cause) => {
    loading.delete(remote.entry)
    throw cause instanceof RemoteFailure ? cause : failureOf(remote, cause)
  })
  loading.set(remote.entry, work)
  return work
}

async function openContainer({ entry }: PageRemote): Promise<RemoteLifecycles> {
  await __webpack_init_sharing__('default')
  const container = (await import(/* webpackIgnore: true */ entry)) as Container
  await container.init(__webpack_share_scopes__.default)
  return (await container.get('./remote'))().default
}

function failureOf(remote: PageRemote, cause: unknown): RemoteFailure {
  const address = /https?:\/\/\S+/.exec(String(cause))?.[0] ?? remote.entry
  const answers = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  return new RemoteFailure(
    reasonOf({ online: navigator.onLine, status: answers.at(-1)?.responseStatus }),
    remote.name,
    cause,
  )
}
