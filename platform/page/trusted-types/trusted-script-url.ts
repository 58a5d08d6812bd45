import { trustedScriptURL } from './policy'

/** Allow-list of worker scripts: the service worker, and what the shell's own build put beside it. */
const workerPath = /^\/(?:sw|workers\/[\w.-]+)\.js(?:\?shell=[\w.+-]+)?$/

/**
 * Returns the path of a worker script if it is on the allow-list: the shell's own deployment, the folder of workers.
 * @throws TypeError for every other path
 */
export function checkWorkerUrl(address: string): string {
  if (!workerPath.test(address)) throw new TypeError('Invalid worker: expected one of the shell')
  return address
}

/**
 * A TrustedScriptURL for a worker. The policy `sarv` is the only one of the page and makes no markup (T8).
 * @throws TypeError for a path that is not one of the shell's workers
 * @example navigator.serviceWorker.register(trustedScriptUrl('/sw.js'))
 */
export function trustedScriptUrl(address: string): string {
  return trustedScriptURL(checkWorkerUrl(address))
}
