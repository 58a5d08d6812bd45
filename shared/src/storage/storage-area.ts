/** Where sealed texts lie. Every call may throw: full, denied or gone. */
export interface StorageArea {
  get(name: string): string | null
  set(name: string, text: string): void
  remove(name: string): void
  names(): string[]
  /** Calls back when another tab's change has arrived here, which may be later than what that tab says about it. */
  watch?(name: string, changed: () => void): () => void
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
    watch(name, changed) {
      if (typeof window === 'undefined') return () => undefined
      const listen = ({ key }: StorageEvent) => key === name && changed()
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}
