import { type SerialQueue, serialQueue } from './serial-queue'

/** The part of the browser's lock manager that is used here: one holder of a name among all tabs. */
export interface Locks {
  request<Result>(name: string, options: LockOptions, work: () => Promise<Result>): Promise<Result>
}

/** A lock manager for one process: a serial queue for each name. What runs here cannot be suspended alone, so nothing is stolen. */
export function processLocks(): Locks {
  const queues = new Map<string, SerialQueue>()
  return {
    request(name, _options, work) {
      const queue = queues.get(name) ?? serialQueue()
      queues.set(name, queue)
      return queue(work)
    },
  }
}

const ownLocks = processLocks()

/** Longer than a token call or a write takes, which end by themselves; milliseconds. */
const defaultTimeout = 15_000

/**
 * Cross-tab mutex: runs a piece of work while no other tab runs one of the same name. The browser frees the lock of a tab
 * that dies. One that is suspended in the middle keeps it: after the timeout the lock is stolen, so the work must check,
 * before it writes, that nobody has written meanwhile. Without Web Locks only the work of this tab waits for each other.
 * (T14, F63)
 * @param timeout milliseconds
 * @example await withLock('sarv-money-memory', () => write(change))
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: Locks = globalThis.navigator?.locks ?? ownLocks,
  timeout = defaultTimeout,
): Promise<Result> {
  let running: Promise<Result> | undefined
  const run = () => {
    running = work()
    return running
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(timeout) }, run)
  } catch (error) {
    // Stolen from this tab, or the work itself failed: it goes on and tells how it ends.
    if (running) return running
    if (!isTimeout(error)) throw error
    return locks.request(name, { steal: true }, run).catch((stolen) => running ?? Promise.reject(stolen))
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
