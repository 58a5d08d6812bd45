import { Conflict, type Expect, type Store } from './store'

/**
 * Puts, and takes a conflict with the very same bytes for success: then it was our own write whose answer got lost and
 * which was tried again, or a file of an upload that was broken off. A document that is swapped carries a `writeId` in
 * its bytes, so that those of another writer cannot be the same.
 * @returns the tag of what was written
 * @throws Conflict when something else is there
 */
export async function putIdempotent(
  store: Store,
  key: string,
  body: string | Uint8Array,
  expect: Expect,
): Promise<string> {
  try {
    return await store.put(key, body, expect)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const there = await store.get(key)
    if (there && Buffer.compare(there.body, Buffer.from(body)) === 0) return there.tag
    throw error
  }
}
