/** Where sealed texts lie. Every call may throw: full, denied or gone. */
export interface StorageArea {
  get(name: string): string | null
  set(name: string, text: string): void
  remove(name: string): void
  names(): string[]
}

/**
 * The browser's local storage, looked up at each call: where it is denied even naming it throws.
 * @example createSecureStorage({ area: localArea() })
 */
export function localArea(): StorageArea {
  return {
    get: (name) => localStorage.getItem(name),
    set: (name, text) => localStorage.setItem(name, text),
    remove: (name) => localStorage.removeItem(name),
    names: () => Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? ''),
  }
}
