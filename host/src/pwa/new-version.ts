import { useSyncExternalStore } from 'react'
import { trustedScript } from '../trusted-script'

/** Milliseconds after which a page that is looked at again asks whether there is another deployment. */
const patience = 30 * 60_000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function become(next: ServiceWorker | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * Puts the service worker to work, and looks out for the one of another deployment. Where there is none to be had (no
 * storage, an old browser, a refusal) the app goes on without offline start, and does not ask again (F27).
 * @param deployment the name of this page's; undefined where the installation wants no worker
 */
export async function keepOffline(deployment: string | undefined): Promise<void> {
  try {
    // Where storage is denied even looking throws.
    const { serviceWorker: workers } = navigator
    if (deployment === undefined) return void (await (await workers.getRegistration())?.update())
    const registration = await workers.register(trustedScript('/sw.js'))
    const look = () => void lookAt(registration, deployment)
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    look()
    askAgainWhenSeen(registration)
  } catch (error) {
    console.warn(`No offline start: ${error instanceof Error ? error.name : 'unknown'}`)
  }
}

/** A worker that waits is news only when it is not this page's own: a page that was loaded anew is ahead of it. */
async function lookAt({ waiting: other, active }: ServiceWorkerRegistration, deployment: string): Promise<void> {
  if (!other || !active) return
  if ((await deploymentOf(other)) === deployment) other.postMessage('take over')
  else become(other)
}

function deploymentOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage('deployment', [port2])
  })
}

function askAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < patience) return
    asked = performance.now()
    // Without a connection there is nothing to learn.
    registration.update().catch(() => undefined)
  })
}

/** Lets the waiting worker take over, and loads this page anew from its deployment. */
function takeOver(): void {
  // Another tab may have been first; then the new one rules already.
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  } else location.reload()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What takes the version that waits; undefined while none does (F26). */
export function useNewVersion(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => waiting) && takeOver
}
