import { chunkRetryQuery } from '../../../contract/chunk-retry'
import type { LoadPhase } from '../../../contract/health-terms'
import type { RemoteLifecycles } from '../../../contract/lifecycles'
import type { PageRemote } from '../../../contract/page-data'
import { noteOperations, refusalOf } from '../authority'
import { wasRefetched } from './refetch'
import { createShareScope } from './share-scope'

/** A Module Federation container: what the entry of a remote exports. */
interface Container {
  /** Digests of what it may call, written by its build. */
  readonly sarvOperations?: string
  init(shareScope: object): void | Promise<void>
  get(id: './remote'): Promise<() => { default: RemoteLifecycles }>
  /** Only in a development build whose remote has a gallery; the product defines its shape. */
  get(id: './gallery'): Promise<() => { default: unknown }>
}

/**
 * Imports a remote's container, initializes it with a share scope and gets its lifecycles: all that the shell knows of
 * Module Federation.
 * @param onPhase is called with the duration of each phase
 */
export async function openContainer(
  remote: Pick<PageRemote, 'entry' | 'name' | 'version'>,
  onPhase: (phase: LoadPhase, milliseconds: number) => void,
): Promise<RemoteLifecycles> {
  const startedAt = performance.now()
  const container = await importContainer(remote.entry)
  const fetchedAt = performance.now()
  onPhase('entry', fetchedAt - startedAt)
  noteOperations(remote, container.sarvOperations)
  await container.init(createShareScope(refusalOf(remote)))
  const lifecycles = (await container.get('./remote'))().default
  onPhase('init', performance.now() - fetchedAt)
  return lifecycles
}

/**
 * Imports a container: one that was refetched also under the second URL that the page's integrity list knows, since
 * Firefox never asks again for a module that failed once.
 * @throws when the script does not come, or is another one than the page lists
 */
export async function importContainer(entry: string): Promise<Container> {
  const first: Promise<Container> = import(/* webpackIgnore: true */ entry)
  return wasRefetched(entry) ? first.catch(() => import(/* webpackIgnore: true */ entry + chunkRetryQuery)) : first
}
