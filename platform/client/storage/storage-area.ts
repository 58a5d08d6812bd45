/** Storage area: texts by key. Every call may throw: full, denied or gone. */
export interface StorageArea {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  keys(): string[]
  /** Calls back when another tab's change has arrived here, which may be later than what that tab says about it. */
  watch?(key: string, onChange: () => void): () => void
}

/**
 * The browser's local storage, looked up at each call: where it is denied even naming it throws.
 * @example createSecureStorage({ area: localArea() })
 */
export function localArea(): StorageArea {
  return {
    get: (key) => localStorage.getItem(key),
    set: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
    keys: () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''),
    watch(key, onChange) {
      if (typeof window === 'undefined') return () => undefined
      const listener = (event: StorageEvent) => event.key === key && onChange()
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}
