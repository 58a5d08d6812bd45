import { LRUCache } from 'lru-cache'
import { type SerialQueue, serialQueue } from '../../../lib/async/serial-queue'

/** A stored session. What it holds is sealed, its key is the hash of an id that browsers alone know. */
export interface StoredSession {
  readonly sealed: string
  readonly sub: string
  readonly sid?: string
}

/** Sessions of all browsers; of one server, or of all that share a database. */
export interface SessionStore {
  read(key: string): Promise<StoredSession | undefined>
  /** @param age seconds that it is kept */
  write(key: string, session: StoredSession, age: number): Promise<void>
  remove(key: string): Promise<void>
  /** Removes the sessions of one person, or those of one session at the provider. */
  removeOf(owner: { readonly sub?: string; readonly sid?: string }): Promise<void>
  /** Mutual exclusion for one key, among all servers that share the store. */
  locked<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Sessions that one server holds: 200,000 take about 400 MB. */
const max = 200_000

/** Sessions in the memory of this process; a restart signs everyone out. */
export function memorySessions(): SessionStore {
  const sessions = new LRUCache<string, StoredSession>({ max })
  const queues = new LRUCache<string, SerialQueue>({ max: 10_000 })
  return {
    read: async (key) => sessions.get(key),
    write: async (key, session, age) => void sessions.set(key, session, { ttl: age * 1_000 }),
    remove: async (key) => void sessions.delete(key),
    async removeOf({ sub, sid }) {
      for (const [key, one] of sessions.entries())
        if (sid === undefined ? one.sub === sub : one.sid === sid) sessions.delete(key)
    },
    locked(key, work) {
      const queue = queues.get(key) ?? serialQueue()
      queues.set(key, queue)
      return queue(work)
    },
    close: async () => undefined,
  }
}
