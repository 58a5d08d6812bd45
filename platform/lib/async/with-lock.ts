import { type SerialQueue, serialQueue } from './serial-queue'

/** The part of the browser's lock manager that is used here: one holder of a name among all tabs. */
export interface Locks {
  request<Result>(name: string, options: LockOptions, work: (lock: unknown) => Promise<Result>): Promise<Result>
  /** Absent in one process: no holder there is suspended alone. */
  query?(): Promise<LockManagerSnapshot>
}

/** A lock manager for one process: a serial queue for each name. What runs here cannot be suspended alone, so nothing is stolen. */
export function processLocks(): Locks {
  const queues = new Map<string, SerialQueue>()
  return {
    request(name, _options, work) {
      const queue = queues.get(name) ?? serialQueue()
      queues.set(name, queue)
      return queue(() => work(name))
    },
  }
}

const ownLocks = processLocks()

/** Longer than a token call or a write takes, which end by themselves; milliseconds. */
const defaultTimeout = 15_000

/**
 * Cross-tab mutex: runs a piece of work while no other tab runs one of the same name. The browser frees the lock of a
 * tab that dies. One that is suspended in the middle keeps it: if one tab holds it for the whole timeout the lock is
 * stolen, so the work must check, before it writes, that no other tab has written meanwhile. Without Web Locks, only
 * pieces of work of the same tab wait for each other. (T14, F63)
 * @param timeout milliseconds; longer than the work takes at most
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
  for (;;) {
    const holder = holderOf(name, locks)
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(timeout) }, run)
    } catch (error) {
      if (!running) {
        if (!isTimeout(error)) throw error
        await steal(name, await holder, run, locks)
      }
      // Stolen from this tab, stolen by it, or the work itself failed: the work tells how it ends.
      if (running) return running
    }
  }
}

/** Starts the work under a lock that one tab holds all the time, and ends then; one tab at a time, for two would steal from each other. */
function steal(name: string, holder: string | undefined, run: () => Promise<unknown>, locks: Locks): Promise<unknown> {
  return locks.request(`${name}-steal`, { ifAvailable: true }, async (guard) => {
    if (!guard || (await holderOf(name, locks)) !== holder) return
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        resolve()
        return run()
      }
      // After the start the work itself tells.
      locks.request(name, { steal: true }, start).catch(reject)
    })
  })
}

/** The tab that holds a lock; undefined for none, and where the browser does not tell. */
async function holderOf(name: string, locks: Locks): Promise<string | undefined> {
  const { held = [] } = (await locks.query?.().catch(() => undefined)) ?? {}
  return held.find((lock) => lock.name === name)?.clientId
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
