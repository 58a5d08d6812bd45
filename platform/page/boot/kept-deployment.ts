import { ignoreErrors } from '../../client/storage/ignore-errors'

const key = 'sarv-kept-of'

/**
 * Whether responses of a deployment may be kept on the device: a hint in local storage. Where it says no, nobody need look
 * for them in IndexedDB, which takes a slow phone 0.3 s before it can ask for the first one.
 */
export function mayKeepResponses(deployment: string): boolean {
  return ignoreErrors(() => localStorage.getItem(key)) === deployment
}

/** Notes that one is kept; where that is not taken, they are asked for anew. */
export function noteKeptResponse(deployment: string): void {
  ignoreErrors(() => localStorage.setItem(key, deployment))
}
