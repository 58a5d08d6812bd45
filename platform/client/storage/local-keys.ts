import { ignoreErrors } from './ignore-errors'

/** The part of `Storage` that is used. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** Reads a key of local storage in clear; undefined when there is none or storage is denied. Never throws. @example readLocal('isTwa') === 'true' */
export function readLocal(key: string, store: () => LocalStore = browserStore): string | undefined {
  return ignoreErrors(() => store().getItem(key) ?? undefined)
}

/** Writes a local key; false when the browser did not take it. Never throws. @example writeLocal('isTwa', 'true') */
export function writeLocal(key: string, text: string, store: () => LocalStore = browserStore): boolean {
  return (
    ignoreErrors(() => {
      store().setItem(key, text)
      return true
    }) ?? false
  )
}

/** Removes a local key. Never throws. @example removeLocal('isTwa') */
export function removeLocal(key: string, store: () => LocalStore = browserStore): void {
  ignoreErrors(() => store().removeItem(key))
}

/**
 * Clears local storage, sealed texts and all, as the end of a session does. Never throws. (PLT-019, HST-050)
 * @param stays names keys that are left; none without it
 */
export function clearLocal(store: () => LocalStore = browserStore, stays?: (key: string) => boolean): void {
  ignoreErrors(() => {
    const local = store()
    if (stays === undefined) return local.clear()
    for (const key of Object.keys(local)) if (!stays(key)) local.removeItem(key)
  })
}

// Naming localStorage throws where storage is denied, so it is named inside the try.
function browserStore(): LocalStore {
  return globalThis.localStorage
}
