import { proxy } from 'valtio'

/** Whether the list of the shortcuts is open. */
export const shortcutList = proxy({ isOpen: false })

const year = 31_536_000

/** Whether a person switched the shortcuts off, as `document.cookie` remembers it (WCAG 2.1.4). */
export function areShortcutsOff(cookies: string): boolean {
  return /(?:^|; )keys=off(?:;|$)/.test(cookies)
}

/** Remembers the choice for a year, beyond a sign-out. */
export function switchShortcuts(off: boolean): void {
  // Not the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
  Object.assign(document, { cookie: `keys=off; Path=/; Max-Age=${off ? year : 0}; SameSite=Lax` })
}
