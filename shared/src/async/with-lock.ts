import { type SerialQueue, serialQueue } from './serial-queue'

/** The part of the browser's lock manager that is used here: one holder of a name among all tabs. */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

/** A lock manager for one process: a serial queue for each name. */
export function processLocks(): Locks {
  const queues = new Map<string, SerialQueue>()
  return {
    request(name, work) {
      const queue = queues.get(name) ?? serialQueue()
      queues.set(name, queue)
      return queue(work)
    },
  }
}

const ownLocks = processLocks()

/**
 * Cross-tab mutex: runs a piece of work while no other tab runs one of the same name. The browser frees the lock of a tab
 * that dies. Without Web Locks only the work of this tab waits for each other.
 * @example await withLock('sarv-money-memory', () => write(change))
 */
export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: Locks = globalThis.navigator?.locks ?? ownLocks,
): Promise<Result> {
  return locks.request(name, work)
}
