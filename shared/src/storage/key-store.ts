import { createStore, get, update } from 'idb-keyval'

/** Keeps the one key of this browser. */
export interface KeyStore {
  /** The kept key, or the made one if there was none; two tabs that ask at once get the same. Rejects when nothing can be kept. */
  claim(make: () => Promise<CryptoKey>): Promise<CryptoKey>
}

const name = 'storage'

/** The key in IndexedDB, which holds the key itself and not its bytes: no script can read them out. */
export function indexedKeyStore(): KeyStore {
  return {
    async claim(make) {
      const store = createStore('sarv', 'keys')
      const known = await get<unknown>(name, store)
      if (isKey(known)) return known
      const made = await make()
      // Another tab may have been quicker; one transaction decides.
      await update<unknown>(name, (kept) => (isKey(kept) ? kept : made), store)
      const kept = await get<unknown>(name, store)
      if (!isKey(kept)) throw new Error('The key was not kept')
      return kept
    },
  }
}

function isKey(value: unknown): value is CryptoKey {
  return value instanceof CryptoKey && value.algorithm.name === 'AES-GCM' && value.usages.includes('decrypt')
}
