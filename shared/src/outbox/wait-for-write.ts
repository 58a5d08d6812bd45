import { indexedWriteMarks } from '@sarv/platform/client/storage/write-barrier'

/** Local storage reaches the other tabs within this time; an older mark says nothing any more. Milliseconds. */
const lag = 5_000
/** Polling interval; milliseconds. */
const interval = 20
const marks = indexedWriteMarks()

/** Marks a write of an outbox: its revision and time, in IndexedDB, which does not lag between tabs. */
export async function markWrite(name: string, revision: number): Promise<void> {
  await marks.set(name, `${revision} ${Date.now()}`).catch(() => undefined)
}

/**
 * Write barrier: reads until what another tab wrote last has arrived. Local storage reaches other tabs some time after it was written,
 * even after the lock that its writer held has been passed on: without this a second tab would not know of the first
 * one's order. Where IndexedDB is denied it reads as it can.
 */
export async function waitForWrite<Stored>(
  name: string,
  read: () => Promise<Stored>,
  revisionOf: (stored: Stored) => number,
): Promise<Stored> {
  const mark = await marks.get(name).catch(() => undefined)
  // A damaged mark gives NaN, with which every comparison is false: no caller waits for it.
  const [revision = 0, at = 0] = String(mark).split(' ').map(Number)
  let stored = await read()
  while (revisionOf(stored) < revision && Date.now() - at < lag) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    stored = await read()
  }
  return stored
}
