import { proxy } from 'valtio'
import type { PromptState } from './install-offer'

/** The `beforeinstallprompt` event, which TypeScript's library does not declare. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: BeforeInstallPromptEvent | undefined

/** Valtio proxy of the browser's install prompt. */
export const installPrompt = proxy<{ state: PromptState }>({ state: 'none' })

/** Captures `beforeinstallprompt` for later; it fires once, mostly before the first render (HST-013). */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Or the browser shows its own banner.
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
    installPrompt.state = 'offered'
  })
  window.addEventListener('appinstalled', () => {
    installPrompt.state = 'installed'
  })
}

/** Shows the prompt; the browser allows that once. */
export function showInstallPrompt(): void {
  installPrompt.state = 'none'
  offer?.prompt().catch(() => undefined)
}
