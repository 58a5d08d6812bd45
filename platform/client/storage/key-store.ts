import { createStore, get, update } from 'idb-keyval'
import { databaseBreaker } from './database-breaker'

/** Key store: holds the one encryption key of this browser. */
export interface KeyStore {
  /** The stored key, or the generated one if there was none; two tabs that ask at once get the same. Rejects when nothing can be stored, and with a TimeoutError while the database does not answer. */
  claim(generate: () => Promise<CryptoKey>): Promise<CryptoKey>
}

const name = 'storage'

/** Key store in IndexedDB, which holds the key itself and not its bytes: no script can read them out. */
export function indexedKeyStore(): KeyStore {
  return {
    claim: (generate) => databaseBreaker(() => claimKey(generate)),
  }
}

async function claimKey(generate: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const store = createStore('sarv', 'keys')
  const known = await get<unknown>(name, store)
  if (isKey(known)) return known
  const generated = await generate()
  // Another tab may have been quicker; one transaction decides.
  await update<unknown>(name, (kept) => (isKey(kept) ? kept : generated), store)
  const kept = await get<unknown>(name, store)
  if (!isKey(kept)) throw new Error('The key was not stored')
  return kept
}

function isKey(value: unknown): value is CryptoKey {
  return value instanceof CryptoKey && value.algorithm.name === 'AES-GCM' && value.usages.includes('decrypt')
}
