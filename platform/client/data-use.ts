/** What a person chose; `device` follows the data saver of the device. */
export type DataUse = 'device' | 'low'

export const dataUses = ['device', 'low'] as const satisfies readonly DataUse[]

const year = 31_536_000
const changed = 'sarv-data-use'

/** The use of data that `document.cookie` remembers; that of the device when it remembers none. (U24) */
export function rememberedDataUse(cookies: string): DataUse {
  return /(?:^|; )data=low(?:;|$)/.test(cookies) ? 'low' : 'device'
}

/** Remembers a choice for a year, beyond a sign-out, and tells everything on the page. */
export function chooseDataUse(use: DataUse): void {
  // Not the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
  Object.assign(document, { cookie: `data=${use}; Path=/; Max-Age=${use === 'low' ? year : 0}; SameSite=Lax` })
  dispatchEvent(new Event(changed))
}

/** What the browser knows of the connection; Safari and Firefox have none. */
interface Connection extends EventTarget {
  readonly saveData?: boolean
}

const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection

/** Whether data is to be saved: a person chose so, here or for the whole device. (U24) */
export function isLowData(): boolean {
  return connection()?.saveData === true || rememberedDataUse(document.cookie) === 'low'
}

/** Calls back whenever it may have changed; returns what ends that. */
export function watchLowData(listener: () => void): () => void {
  addEventListener(changed, listener)
  connection()?.addEventListener?.('change', listener)
  return () => {
    removeEventListener(changed, listener)
    connection()?.removeEventListener?.('change', listener)
  }
}
