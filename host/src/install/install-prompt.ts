import { useSyncExternalStore } from 'react'

/** The browser's offer to install, which TypeScript's library does not know. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** Where the browser's offer stands: not made, at hand, or taken. */
export type PromptState = 'none' | 'offered' | 'installed'

let offer: InstallEvent | undefined
let state: PromptState = 'none'
const listeners = new Set<() => void>()

function become(next: PromptState, event?: InstallEvent): void {
  offer = event
  state = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer until somebody wants it; it comes once, mostly before anything is drawn (HST-013). */
export function catchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser shows a strip of its own.
    event.preventDefault()
    become('offered', event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => become('installed'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns where the offer stands, and what takes it; the browser takes an offer once */
export function useInstallPrompt(): { state: PromptState; install: () => void } {
  const now = useSyncExternalStore(subscribe, () => state)
  const install = () => {
    const taken = offer
    become('none')
    taken?.prompt().catch(() => undefined)
  }
  return { state: now, install }
}
