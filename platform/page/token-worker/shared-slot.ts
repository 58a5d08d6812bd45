import { createStore, get, update } from 'idb-keyval'
import { lazyPromise } from '../../lib/async/lazy-promise'

/** One text that all tabs of a browser share. Its promises may reject: denied, or full. */
export interface SharedSlot {
  read(): Promise<string | undefined>
  /** Compare and swap: writes the text unless another one stands there by now than the one that was seen. */
  replace(seen: string | undefined, text: string): Promise<void>
}

const name = 'proof-key'

/** Shared slot in IndexedDB, the one storage that a worker has. */
export function indexedSlot(): SharedSlot {
  const store = lazyPromise(async () => createStore('sarv-proof', 'keys'))
  return {
    async read() {
      const kept = await get<unknown>(name, await store())
      return typeof kept === 'string' ? kept : undefined
    },
    async replace(seen, text) {
      await update<unknown>(name, (kept) => (typeof kept === 'string' && kept !== seen ? kept : text), await store())
    },
  }
}
