import type { PageRemote } from '@sarv/shared/remote/page-data'
import type { Platform } from '@sarv/shared/remote/platform'
import { budgets, within } from './deadline'
import { crashOf, loadRemote } from './load-remote'
import { mountParcel } from './parcels'
import { RemoteFailure } from './remote-failure'

/**
 * Loads a remote, with one more try, and mounts it into `slot`.
 * @returns what unmounts it
 * @throws RemoteFailure
 */
export async function openRemote(
  remote: PageRemote,
  slot: HTMLElement,
  platform: Platform,
  onCrash: (failure: RemoteFailure) => void,
): Promise<() => Promise<unknown>> {
  const lifecycles = await loadRemote(remote, budgets.entry).catch((failure: RemoteFailure) => {
    if (failure.reason === 'incompatible' || failure.reason === 'offline') throw failure
    return loadRemote(remote, budgets.again)
  })
  const crashed = (cause: unknown) => crashOf(remote, cause)
  const parcel = await mountParcel(
    { name: remote.name, ...lifecycles },
    { domElement: slot, platform, onCrash: (error: Error) => onCrash(crashed(error)) },
  )
  await within(budgets.mount, parcel.mountPromise, () => new RemoteFailure('timeout', remote.name)).catch((cause) => {
    throw cause instanceof RemoteFailure ? cause : crashed(cause)
  })
  return () => parcel.unmount()
}
