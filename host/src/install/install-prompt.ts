import { useSyncExternalStore } from 'react'
import type { PromptState } from './install-offer'

/** The `beforeinstallprompt` event, which TypeScript's library does not declare. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: BeforeInstallPromptEvent | undefined
let state: PromptState = 'none'
const listeners = new Set<() => void>()

function setState(next: PromptState, event?: BeforeInstallPromptEvent): void {
  offer = event
  state = next
  for (const listener of listeners) listener()
}

/** Captures `beforeinstallprompt` for later; it fires once, mostly before the first render (HST-013). */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser shows its own banner.
    event.preventDefault()
    setState('offered', event as BeforeInstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => setState('installed'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the state of the install prompt and a function that shows it; the browser allows that once. */
export function useInstallPrompt(): { state: PromptState; install: () => void } {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
  const install = () => {
    const prompt = offer
    setState('none')
    prompt?.prompt().catch(() => undefined)
  }
  return { state: current, install }
}
