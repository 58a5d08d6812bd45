import { LRUCache } from 'lru-cache'
import { type SerialQueue, serialQueue } from '../../../lib/async/serial-queue'

/** A stored session. What it holds is sealed, its key is the hash of an id that browsers alone know. */
export interface StoredSession {
  readonly sealed: string
  readonly sub: string
  readonly sid?: string
}

/**
 * Sessions of all browsers; of one server, or of all that share a database. Each call throws where the store does not
 * answer: then nothing is known of a session, and no one is signed out.
 */
export interface SessionStore {
  /** @returns what is sealed */
  read(key: string): Promise<string | undefined>
  /** @param age seconds that it is kept */
  write(key: string, session: StoredSession, age: number): Promise<void>
  /** Writes over a session. @returns false where it has been removed meanwhile: nothing is written then */
  replace(key: string, session: StoredSession, age: number): Promise<boolean>
  remove(key: string): Promise<void>
  /** Removes the sessions of one person, or those of one session at the provider. */
  removeOf(owner: { readonly sub?: string; readonly sid?: string }): Promise<void>
  /** Takes a name for some seconds. @returns false where it is taken */
  take(name: string, age: number): Promise<boolean>
  /** Mutual exclusion for one key, among all servers that share the store. */
  locked<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Sessions that one server holds: 200,000 take about 400 MB. */
const max = 200_000

/** Sessions in the memory of this process; a restart signs everyone out. */
export function memorySessions(): SessionStore {
  const sessions = new LRUCache<string, StoredSession>({ max })
  const taken = new LRUCache<string, true>({ max: 10_000 })
  const write = (key: string, session: StoredSession, age: number) =>
    void sessions.set(key, session, { ttl: age * 1_000 })
  return {
    read: async (key) => sessions.get(key)?.sealed,
    write: async (...session) => write(...session),
    async replace(key, ...session) {
      const isThere = sessions.has(key)
      if (isThere) write(key, ...session)
      return isThere
    },
    remove: async (key) => void sessions.delete(key),
    async removeOf({ sub, sid }) {
      for (const [key, one] of sessions.entries())
        if (sid === undefined ? one.sub === sub : one.sid === sid) sessions.delete(key)
    },
    async take(name, age) {
      const isFree = !taken.has(name)
      if (isFree) taken.set(name, true, { ttl: age * 1_000 })
      return isFree
    },
    locked: queueByKey(),
    close: async () => undefined,
  }
}

/** Mutual exclusion within this process. */
export function queueByKey(): SessionStore['locked'] {
  const queues = new LRUCache<string, SerialQueue>({ max: 10_000 })
  return (key, work) => {
    const queue = queues.get(key) ?? serialQueue()
    queues.set(key, queue)
    return queue(work)
  }
}
