import { createStore, get, set, type UseStore } from 'idb-keyval'
import { lazyPromise } from '../../lib/async/lazy-promise'
import { withTimeout } from '../../lib/async/with-timeout'
import { databaseBreaker } from './database-breaker'
import type { StorageArea } from './storage-area'

/** Marks of the last write of each key, the same for all tabs as soon as a write is done. May reject: denied, or not there. */
export interface WriteMarks {
  get(key: string): Promise<unknown>
  set(key: string, mark: string): Promise<void>
}

/** Read-your-writes across tabs. */
export interface WriteBarrier {
  /** Before a tab releases the lock under which it wrote. */
  markWrite(key: string): Promise<void>
  /** After another tab got the lock: resolves when it reads what was written last. */
  waitForWrite(key: string): Promise<void>
}

/**
 * Write barrier between tabs, which have processes of their own: local storage reaches the others some time after it was
 * written, even after a lock that the writer held has been passed on. IndexedDB does not lag, so the mark of the last
 * write lies there.
 * @param timeout milliseconds to wait for a text that is on its way; one that does not come is read as it is
 * @example
 * await barrier.markWrite('sarv.session.tokens') // in one tab, before it releases the lock
 * await barrier.waitForWrite('sarv.session.tokens') // in another, after it got the lock
 */
export function createWriteBarrier(
  area: StorageArea,
  marks: WriteMarks = indexedWriteMarks(),
  timeout = 1_000,
): WriteBarrier {
  async function waitFor(key: string): Promise<void> {
    const mark = await marks.get(key)
    if (mark === undefined) return
    let unwatch: (() => void) | undefined
    const isHere = new Promise<void>((resolve) => {
      const look = () => {
        if (markOf(area.get(key)) === mark) resolve()
      }
      unwatch = area.watch?.(key, look)
      look()
    })
    await withTimeout(isHere, timeout).finally(unwatch)
  }

  return {
    markWrite: (key) => ignoringErrors(async () => marks.set(key, markOf(area.get(key)))),
    waitForWrite: (key) => ignoringErrors(() => waitFor(key)),
  }
}

/** The first letters of an encrypted text are its version and its nonce: never twice the same, and no secret. */
function markOf(encrypted: string | null): string {
  return encrypted?.slice(0, 24) ?? ''
}

/** Without marks, and after the time-out, a tab reads what it can. */
async function ignoringErrors(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined)
}

/** Write marks in IndexedDB. */
export function indexedWriteMarks(): WriteMarks {
  const store: () => Promise<UseStore> = lazyPromise(async () => createStore('sarv-stamps', 'stamps'))
  return {
    get: (key) => databaseBreaker(async () => get<unknown>(key, await store())),
    set: (key, mark) => databaseBreaker(async () => set(key, mark, await store())),
  }
}
