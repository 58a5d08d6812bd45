const key = 'sarv-kept-of'

/**
 * Whether responses of a deployment may be kept on the device: a hint in local storage. Where it says no, nobody need look
 * for them in IndexedDB, which takes a slow phone 0.3 s before it can ask for the first one.
 */
export function mayKeepResponses(deployment: string): boolean {
  try {
    return localStorage.getItem(key) === deployment
  } catch {
    return true
  }
}

/** Notes that one is kept. */
export function noteKeptResponse(deployment: string): void {
  try {
    localStorage.setItem(key, deployment)
  } catch {
    // Full or denied: they are asked for anew.
  }
}
