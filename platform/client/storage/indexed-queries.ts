import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { databaseBreaker } from './database-breaker'

/** A persisted query as it lies on the device: its time in clear, everything else encrypted. */
export interface EncryptedQuery {
  readonly at: number
  readonly box: string
}

/** Encrypted queries by name. Every call may reject: full, denied or gone. */
export interface EncryptedQueries {
  readonly get: (name: string) => Promise<EncryptedQuery | undefined>
  readonly set: (name: string, query: EncryptedQuery) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  readonly ages: () => Promise<readonly (readonly [name: string, at: number])[]>
  readonly clear: () => Promise<void>
}

/**
 * Encrypted queries in IndexedDB. Their times lie in a database of their own as well: to find the oldest one by reading
 * all of them would keep the next write waiting, and a person who goes on at once would lose it.
 */
export function indexedQueries(): EncryptedQueries {
  const queries = lazyStore('sarv-answers', 'answers')
  const times = lazyStore('sarv-answer-times', 'times')
  const both = (write: (store: UseStore) => Promise<void>) =>
    databaseBreaker(async () => void (await Promise.all([write(queries()), write(times())])))
  return {
    get: (name) => databaseBreaker(async () => get<EncryptedQuery>(name, queries())),
    set: (name, query) => both((store) => set(name, store === queries() ? query : query.at, store)),
    remove: (name) => both((store) => del(name, store)),
    ages: () => databaseBreaker(async () => entries<string, number>(times())),
    clear: () => both((store) => clear(store)),
  }
}

/** Opened when it is first used: where storage is denied, opening throws. */
function lazyStore(database: string, name: string): () => UseStore {
  let opened: UseStore | undefined
  return () => {
    opened ??= createStore(database, name)
    return opened
  }
}
