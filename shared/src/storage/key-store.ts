import { createStore, get, update } from 'idb-keyval'

/** Key store: holds the one encryption key of this browser. */
export interface KeyStore {
  /** The stored key, or the generated one if there was none; two tabs that ask at once get the same. Rejects when nothing can be stored. */
  claim(generate: () => Promise<CryptoKey>): Promise<CryptoKey>
}

const name = 'storage'

/** Key store in IndexedDB, which holds the key itself and not its bytes: no script can read them out. */
export function indexedKeyStore(): KeyStore {
  return {
    async claim(generate) {
      const store = createStore('sarv', 'keys')
      const known = await get<unknown>(name, store)
      if (isKey(known)) return known
      const generated = await generate()
      // Another tab may have been quicker; one transaction decides.
      await update<unknown>(name, (kept) => (isKey(kept) ? kept : generated), store)
      const kept = await get<unknown>(name, store)
      if (!isKey(kept)) throw new Error('The key was not stored')
      return kept
    },
  }
}

function isKey(value: unknown): value is CryptoKey {
  return value instanceof CryptoKey && value.algorithm.name === 'AES-GCM' && value.usages.includes('decrypt')
}
