/**
 * The keys of local storage that are not encrypted, spelled as other parts of the product read them. (PLT-031)
 * - `webengageEvents`: the analytics whitelist, JSON.
 * - `isTwa`: `true` inside the wrapper app.
 * - `confirm-app-insstalled`: `false` once the install hint was waved away; the spelling is the old one, kept (D-26).
 * - `bank_limit_receipt`: `true` while the coming payment is one for the card's limit.
 */
export const localKeys = ['webengageEvents', 'isTwa', 'confirm-app-insstalled', 'bank_limit_receipt'] as const
export type LocalKey = (typeof localKeys)[number]

/** The part of `Storage` that is used. */
export type LocalPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** The text under a key; undefined when there is none or storage is denied. Never throws. @example readLocal('isTwa') === 'true' */
export function readLocal(key: LocalKey, place: () => LocalPlace = browserPlace): string | undefined {
  return tried(() => place().getItem(key) ?? undefined)
}

/** Keeps a text; false when the browser did not take it. Never throws. @example writeLocal('bank_limit_receipt', 'true') */
export function writeLocal(key: LocalKey, text: string, place: () => LocalPlace = browserPlace): boolean {
  return (
    tried(() => {
      place().setItem(key, text)
      return true
    }) ?? false
  )
}

/** @example removeLocal('bank_limit_receipt') */
export function removeLocal(key: LocalKey, place: () => LocalPlace = browserPlace): void {
  tried(() => place().removeItem(key))
}

/** Empties local storage altogether, as the end of a session does. (PLT-019, HST-050) */
export function clearLocal(place: () => LocalPlace = browserPlace): void {
  tried(() => place().clear())
}

/**
 * The analytics whitelist as it was kept: names of events; undefined when unset or not readable. (PLT-063)
 * @example readWhitelist() // ['page visit', 'login click']
 */
export function readWhitelist(place: () => LocalPlace = browserPlace): string[] | undefined {
  const kept: unknown = tried(() => JSON.parse(readLocal('webengageEvents', place) ?? 'null'))
  return Array.isArray(kept) && kept.every((name) => typeof name === 'string') ? kept : undefined
}

// Naming localStorage throws where storage is denied, so it is named inside the try.
function browserPlace(): LocalPlace {
  return globalThis.localStorage
}

function tried<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
