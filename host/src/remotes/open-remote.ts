import type { PageRemote } from '@sarv/shared/remote/page-data'
import type { Platform } from '@sarv/shared/remote/platform'
import type { Parcel } from 'single-spa'
import { pageHealth } from '../health/page-health'
import { budgets, within } from './deadline'
import { crashOf, loadRemote } from './load-remote'
import { mountParcel } from './parcels'
import { RemoteFailure } from './remote-failure'

export interface Mounting {
  readonly remote: PageRemote
  readonly platform: Platform
  /** The section that the remote draws, in place of the address' screen. */
  readonly section?: string
}

/** single-spa's adapters keep what a mount holds by its name: two mounts of one remote may overlap. */
let mounts = 0

/**
 * Loads a remote, with one more try, and mounts it into `slot`. How that went is kept for the report of the page.
 * @returns what unmounts it
 * @throws RemoteFailure
 */
export async function openRemote(
  mounting: Mounting,
  slot: HTMLElement,
  onCrash: (failure: RemoteFailure) => void,
): Promise<() => Promise<unknown>> {
  const opening = pageHealth.opening(mounting.remote)
  const fail = (failure: RemoteFailure) => opening.failed(failure.reason)
  const parcel = await mount(mounting, slot, (failure) => {
    fail(failure)
    onCrash(failure)
  }).catch((failure: RemoteFailure) => {
    fail(failure)
    throw failure
  })
  opening.opened()
  return () => parcel.unmount()
}

async function mount(
  { remote, platform, section }: Mounting,
  slot: HTMLElement,
  onCrash: (failure: RemoteFailure) => void,
): Promise<Parcel> {
  const lifecycles = await loadRemote(remote, budgets.entry).catch((failure: RemoteFailure) => {
    if (failure.reason === 'incompatible' || failure.reason === 'offline') throw failure
    return loadRemote(remote, budgets.again)
  })
  const crashed = (cause: unknown) => crashOf(remote, cause)
  const loaded = performance.now()
  const parcel = await mountParcel(
    { ...lifecycles, name: `${remote.name} ${++mounts}` },
    { domElement: slot, platform, section, onCrash: (error: Error) => onCrash(crashed(error)) },
  )
  await within(budgets.mount, parcel.mountPromise, () => new RemoteFailure('timeout', remote.name)).catch((cause) => {
    // One that comes after all was given up already.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => undefined)
    throw cause instanceof RemoteFailure ? cause : crashed(cause)
  })
  pageHealth.took(remote, 'mount', performance.now() - loaded)
  return parcel
}
