import { proxy } from 'valtio'
import { trustedScriptUrl } from '../../page/trusted-types/trusted-script-url'

/** Throttle of the check for another deployment when the page becomes visible; milliseconds. */
const checkInterval = 30 * 60_000

let waiting: ServiceWorker | undefined
let registration: ServiceWorkerRegistration | undefined

/** Valtio proxy of the update: whether the worker of another deployment waits (F26). */
export const update = proxy({ waits: false })

/**
 * Registers the service worker and watches for the one of another deployment. Where that fails (no storage, an old
 * browser, a denial) the app goes on without offline start and does not try again (F27).
 * @param deployment of this page; undefined where the installation wants no worker
 */
export async function registerServiceWorker(deployment: string | undefined): Promise<void> {
  try {
    // Where storage is denied even reading the property throws.
    const { serviceWorker: workers } = navigator
    if (deployment === undefined) return void (await (await workers.getRegistration())?.update())
    const registered = await workers.register(trustedScriptUrl('/sw.js'))
    const inspect = () => void inspectWaiting(registered, deployment)
    const watch = () => registered.installing?.addEventListener('statechange', inspect)
    registered.addEventListener('updatefound', watch)
    // The navigation itself may have found another one, before anything listened.
    watch()
    inspect()
    registration = registered
    checkWhenVisible()
  } catch (error) {
    console.warn(`No offline start: ${error instanceof Error ? error.name : 'unknown'}`)
  }
}

/** A waiting worker is an update only if it is of another deployment; a reloaded page is ahead of its own worker. */
async function inspectWaiting(
  { waiting: other, active }: ServiceWorkerRegistration,
  deployment: string,
): Promise<void> {
  if (!other || !active) return
  if ((await fetchDeployment(other)) === deployment) other.postMessage('take over')
  else {
    waiting = other
    update.waits = true
  }
}

function fetchDeployment(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage('deployment', [port2])
  })
}

/** Checks the server for another deployment now. */
export function checkForUpdate(): void {
  // It rejects while offline.
  registration?.update().catch(() => undefined)
}

function checkWhenVisible(): void {
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checkedAt < checkInterval) return
    checkedAt = performance.now()
    checkForUpdate()
  })
}

/** Activates the waiting worker and reloads the page from its deployment. */
export function applyUpdate(): void {
  // Another tab may have been first; then the new worker is active already.
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  } else location.reload()
}
