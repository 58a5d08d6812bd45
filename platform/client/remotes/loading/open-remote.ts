import type { Parcel } from 'single-spa'
import type { PageRemote } from '../../../contract/page-data'
import type { Platform } from '../../../contract/platform'
import { TimeoutError, withTimeout } from '../../../lib/async/with-timeout'
import { pageHealth } from '../../health/page-health'
import { crashLoopGuard } from './crash-loop-guard'
import { classifyError, loadRemote } from './load-remote'
import { mountParcel } from './mount-parcel'
import { openingTimeouts } from './opening-timeouts'
import { RemoteError } from './remote-error'

/** What is mounted: a remote with its platform object, as a page or as one section. */
export interface RemoteMount {
  readonly remote: PageRemote
  readonly platform: Platform
  /** The section to draw; undefined for the screen of the URL. */
  readonly section?: string
}

/** For how long a remote that is on the screen is still being opened, milliseconds: its effects have run by then. */
const settled = 1_000

/** Makes the name of each mount unique: single-spa's adapters key their state by it, and two mounts may overlap. */
let mountCount = 0

/**
 * Loads a remote, with one retry, and mounts it into `slot`. The outcome is recorded for the health report of the page.
 * @returns unmounts it
 * @throws RemoteError
 */
export async function openRemote(
  mounting: RemoteMount,
  slot: HTMLElement,
  onCrash: (error: RemoteError) => void,
): Promise<() => Promise<unknown>> {
  const opening = pageHealth.startOpening(mounting.remote)
  const recordError = (error: RemoteError) => {
    opening.failed(error.reason, error.cause)
    // The browser itself has reported a lost file; no one else knows what a remote threw.
    if (error.reason === 'crashed') console.error(error.message, error.cause)
  }
  if (crashLoopGuard.isStalled(mounting)) {
    const error = new RemoteError('stalled', mounting.remote.name)
    recordError(error)
    throw error
  }
  const unmark = crashLoopGuard.mark(mounting)
  // Firefox ends what is on its way as soon as another page is asked for, and this one goes on until that has come.
  const isLeft = watchLeaving()
  const parcel = await mount(mounting, slot, (error) => {
    recordError(error)
    onCrash(error)
  }).catch((error: RemoteError) => {
    unmark()
    if (!isLeft()) recordError(error)
    throw error
  })
  isLeft()
  setTimeout(unmark, settled)
  opening.opened()
  return () => {
    unmark()
    return parcel.unmount()
  }
}

/**
 * Watches whether another page is asked for in the place of this one.
 * @returns ends the watch and tells: a listener that stayed could keep the page out of the back/forward cache
 */
function watchLeaving(): () => boolean {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  window.addEventListener('beforeunload', leave)
  return () => {
    window.removeEventListener('beforeunload', leave)
    return isLeft
  }
}

async function mount(
  { remote, platform, section }: RemoteMount,
  slot: HTMLElement,
  onCrash: (error: RemoteError) => void,
): Promise<Parcel> {
  const lifecycles = await loadRemote(remote, openingTimeouts.entry).catch((error: RemoteError) => {
    if (error.reason === 'incompatible' || error.reason === 'offline') throw error
    return loadRemote(remote, openingTimeouts.retry, error)
  })
  const toCrash = (cause: unknown) => classifyError(remote, cause)
  const loaded = performance.now()
  const parcel = await mountParcel(
    { ...lifecycles, name: `${remote.name} ${++mountCount}` },
    { domElement: slot, platform, section, onCrash: (error: Error) => onCrash(toCrash(error)) },
  )
  await withTimeout(parcel.mountPromise, openingTimeouts.mount).catch((cause: unknown) => {
    // A mount that succeeds after its time-out is unmounted.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => undefined)
    if (cause instanceof TimeoutError) throw new RemoteError('timeout', remote.name)
    throw cause instanceof RemoteError ? cause : toCrash(cause)
  })
  pageHealth.recordPhase(remote, 'mount', performance.now() - loaded)
  return parcel
}
