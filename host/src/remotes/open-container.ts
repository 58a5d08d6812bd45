import type { LoadPhase } from '@sarv/shared/remote/health-report'
import type { RemoteLifecycles } from '@sarv/shared/remote/lifecycles'
import type { PageRemote } from '@sarv/shared/remote/page-data'

/** What the entry of a remote exports: the whole contract with its bundler. */
interface Container {
  init(shareScope: object): void | Promise<void>
  get(id: './remote'): Promise<() => { default: RemoteLifecycles }>
}

/**
 * Fetches a remote's entry, hands it what is shared, and takes its lifecycles: all that the shell knows of federation.
 * @param took is told how many milliseconds a phase lasted
 */
export async function openContainer(
  { entry }: Pick<PageRemote, 'entry' | 'name'>,
  took: (phase: LoadPhase, milliseconds: number) => void,
): Promise<RemoteLifecycles> {
  await __webpack_init_sharing__('default')
  const asked = performance.now()
  const container = (await import(/* webpackIgnore: true */ entry)) as Container
  const come = performance.now()
  took('entry', come - asked)
  await container.init(__webpack_share_scopes__.default)
  const lifecycles = (await container.get('./remote'))().default
  took('init', performance.now() - come)
  return lifecycles
}
