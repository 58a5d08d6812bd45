import { createStore, get, set, type UseStore } from 'idb-keyval'
import { lazily } from '../auth/lazily'
import { within } from '../auth/within'
import type { StorageArea } from './storage-area'

/** Marks of what was written last, the same for all tabs as soon as a write is done. May reject: denied, or not there. */
export interface Stamps {
  get(name: string): Promise<unknown>
  set(name: string, stamp: string): Promise<void>
}

/**
 * Tells whether this tab reads what the last writer wrote. Tabs have processes of their own, and local storage reaches
 * the others some time after it was written, even after a lock that the writer held has been passed on; IndexedDB does
 * not lag, so the mark of the last write lies there.
 * @param patience milliseconds to wait for a text that is on its way; one that does not come is read as it is
 * @example
 * await writer.wrote('sarv.session.tokens') // in one tab, before it gives the lock away
 * await writer.arrived('sarv.session.tokens') // in another, after it got the lock
 */
export function lastWriter(area: StorageArea, stamps: Stamps = indexedStamps(), patience = 1_000) {
  return {
    async wrote(name: string): Promise<void> {
      await ignoring(async () => stamps.set(name, stampOf(area.get(name))))
    },
    async arrived(name: string): Promise<void> {
      await ignoring(async () => {
        const stamp = await stamps.get(name)
        if (stamp === undefined) return
        let leave: (() => void) | undefined
        const here = new Promise<void>((resolve) => {
          const look = () => {
            if (stampOf(area.get(name)) === stamp) resolve()
          }
          leave = area.watch?.(name, look)
          look()
        })
        await within(patience, here)
        leave?.()
      })
    },
  }
}

/** The first letters of a sealed text are its version and its nonce: never twice the same, and no secret. */
function stampOf(sealed: string | null): string {
  return sealed?.slice(0, 24) ?? ''
}

/** Without the marks a tab reads what it can, as before. */
async function ignoring(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined)
}

/** The marks in the browser’s database; every tab reads what the last one wrote. */
export function indexedStamps(): Stamps {
  const store: () => Promise<UseStore> = lazily(async () => createStore('sarv-stamps', 'stamps'))
  return {
    get: async (name) => get<unknown>(name, await store()),
    set: async (name, stamp) => set(name, stamp, await store()),
  }
}
