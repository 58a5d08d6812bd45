import { ignoreErrors } from '../../client/storage/ignore-errors'

const key = 'sarv-kept-of'

/**
 * Whether responses of a deployment may be kept on the device: a hint in local storage. Where it says no, they need not
 * be looked for in IndexedDB, which takes a slow phone 0.3 s before it can ask for the first one.
 */
export function mayKeepResponses(deployment: string): boolean {
  return ignoreErrors(() => localStorage.getItem(key)) === deployment
}

/** Notes that one is kept; where the note cannot be stored, the responses are requested again. */
export function noteKeptResponse(deployment: string): void {
  ignoreErrors(() => localStorage.setItem(key, deployment))
}
