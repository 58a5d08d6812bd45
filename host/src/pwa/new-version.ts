import { useSyncExternalStore } from 'react'
import { trustedScript } from '../trusted-script'

/** Milliseconds after which a page that is looked at again asks whether there is another deployment. */
const patience = 30 * 60_000

let waiting: ServiceWorker | undefined
let registration: ServiceWorkerRegistration | undefined
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
    const registered = await workers.register(trustedScript('/sw.js'))
    const look = () => void lookAt(registered, deployment)
    registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
    look()
    registration = registered
    askAgainWhenSeen()
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

function ask(): void {
  // Without a connection there is nothing to learn.
  registration?.update().catch(() => undefined)
}

function askAgainWhenSeen(): void {
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < patience) return
    asked = performance.now()
    ask()
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

/** Another deployment than this page's: whether one waits, and what takes it (F26). */
export const newVersion = {
  waits: () => waiting !== undefined,
  take: takeOver,
  /** Looks now whether there is one. */
  ask,
  subscribe,
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, newVersion.waits)
}
