import { indexedStamps } from '@sarv/shared/storage/last-writer'

/** Local storage reaches the other tabs within this time; a mark that is older says nothing any more. */
const lag = 5_000
const step = 20
const stamps = indexedStamps()
const name = 'sarv.money'

/** Marks a write of the money's memory: a number and the hour, in IndexedDB, which does not lag between tabs. */
export async function wasWritten(revision: number): Promise<void> {
  await stamps.set(name, `${revision} ${Date.now()}`).catch(() => undefined)
}

/**
 * Reads until what another tab wrote last has arrived. Local storage reaches other tabs some time after it was written,
 * even after the lock that its writer held has been passed on: without this a second tab would not know of the first
 * one's order. Where IndexedDB is denied it reads as it can.
 */
export async function caughtUp<Memory extends { readonly revision: number }>(
  read: () => Promise<Memory>,
): Promise<Memory> {
  const [revision, at] = partsOf(await stamps.get(name).catch(() => undefined))
  let memory = await read()
  while (memory.revision < revision && Date.now() - at < lag) {
    await new Promise((resolve) => setTimeout(resolve, step))
    memory = await read()
  }
  return memory
}

function partsOf(stamp: unknown): [revision: number, at: number] {
  const [revision, at] = String(stamp).split(' ').map(Number)
  return [revision || 0, at || 0]
}
