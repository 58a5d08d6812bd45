import { indexedWriteMarks } from '@sarv/shared/storage/write-barrier'

/** Local storage reaches the other tabs within this time; an older mark says nothing any more. Milliseconds. */
const lag = 5_000
/** Polling interval; milliseconds. */
const interval = 20
const marks = indexedWriteMarks()
const name = 'sarv.money'

/** Marks a write of the stored money requests: its revision and time, in IndexedDB, which does not lag between tabs. */
export async function markWrite(revision: number): Promise<void> {
  await marks.set(name, `${revision} ${Date.now()}`).catch(() => undefined)
}

/**
 * Write barrier: reads until what another tab wrote last has arrived. Local storage reaches other tabs some time after it was written,
 * even after the lock that its writer held has been passed on: without this a second tab would not know of the first
 * one's order. Where IndexedDB is denied it reads as it can.
 */
export async function waitForWrite<Memory extends { readonly revision: number }>(
  read: () => Promise<Memory>,
): Promise<Memory> {
  const [revision, at] = partsOf(await marks.get(name).catch(() => undefined))
  let memory = await read()
  while (memory.revision < revision && Date.now() - at < lag) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    memory = await read()
  }
  return memory
}

function partsOf(mark: unknown): [revision: number, at: number] {
  const [revision, at] = String(mark).split(' ').map(Number)
  return [revision || 0, at || 0]
}
