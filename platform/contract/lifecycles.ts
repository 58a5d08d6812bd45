import type { LifeCycleFn } from 'single-spa'
import type { Platform } from './platform'

/** What the shell hands over when it mounts a remote as a parcel. */
export interface RemoteProps {
  readonly platform: Platform
  /**
   * Given when the remote is to draw one of its sections in a slot of another remote, instead of the screen of the address:
   * the name that its manifest gives it.
   */
  readonly section?: string
  /** Called when the remote throws while it is on the screen; the shell puts its card there instead. */
  readonly onCrash: (error: Error) => void
}

type Steps = LifeCycleFn<RemoteProps> | LifeCycleFn<RemoteProps>[]

/** single-spa's lifecycles: what the entry of every remote exposes as `./remote`, in any framework. */
export interface RemoteLifecycles {
  readonly bootstrap: Steps
  readonly mount: Steps
  readonly unmount: Steps
}
