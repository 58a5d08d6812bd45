import { whenIdle } from '../../lib/async/when-idle'
import { parseJson } from '../api/safe-json'
import { createClaimedKey } from './claimed-key'
import { decrypt, encrypt } from './encryption'
import { type EncryptedQueries, indexedQueries } from './indexed-queries'
import { indexedKeyStore, type KeyStore } from './key-store'
import { errorName, type StorageError } from './storage-error'

/** A response of the API and when it came; milliseconds since 1970. */
export interface PersistedQuery {
  readonly at: number
  readonly data: unknown
}

/** Storage of a query cache: responses that outlive the page, each for one person. None of its promises ever rejects. */
export interface QueryCacheStorage {
  readonly read: (queryHash: string) => Promise<PersistedQuery | undefined>
  readonly write: (queryHash: string, query: PersistedQuery) => Promise<void>
  readonly clear: () => Promise<void>
}

interface Parts {
  readonly records?: EncryptedQueries
  readonly keyStore?: KeyStore
  readonly subtle?: SubtleCrypto
  readonly log?: (error: StorageError) => void
  /** Called when one is stored. */
  readonly onStored?: () => void
  /** Runs a write later: tens of thousands of rows take longer to write than to draw. */
  readonly later?: (write: () => void) => void
}

/** How many queries are stored; the oldest is evicted first. */
const maxEntries = 80
/** Nothing older is shown: a month. */
const maxAge = 30 * 24 * 3_600_000
/** Longer ones would cost more to decrypt than to fetch; letters of JSON. */
const maxLength = 1_000_000

/**
 * Scope of a query cache: the person, and the language of the texts in responses. A later deployment reads them too, and
 * checks their shape (`persisted`).
 */
export function queryCacheScope(sub: string, language: string): string {
  return `${sub} ${language}`
}

/**
 * Encrypts responses under the browser's own key. Their names are digests, so that what lies on the device tells neither
 * who asked nor what; what another person left behind does not open. (U16, PLT-027, T21)
 * @param scope who is signed in; undefined stores and gives nothing
 */
export function createQueryCacheStorage(
  scope: () => string | undefined,
  {
    records = indexedQueries(),
    keyStore = indexedKeyStore(),
    subtle = globalThis.crypto?.subtle,
    log = (error) => console.warn('storage', error),
    onStored = () => undefined,
    later = whenIdle,
  }: Parts = {},
): QueryCacheStorage {
  const key = createClaimedKey(subtle, keyStore)

  async function read(queryHash: string): Promise<PersistedQuery | undefined> {
    const owner = scope()
    if (owner === undefined) return undefined
    const name = await digest(subtle, `${owner} ${queryHash}`)
    const encrypted = await records.get(name)
    if (!encrypted || Date.now() - encrypted.at > maxAge) return undefined
    return { at: encrypted.at, data: parseJson(await decrypt(subtle, await key.get(), name, encrypted.box)) }
  }

  async function write(queryHash: string, { at, data }: PersistedQuery): Promise<void> {
    const owner = scope()
    await new Promise<void>(later)
    const text = JSON.stringify(data)
    if (owner === undefined || text.length > maxLength) return
    const name = await digest(subtle, `${owner} ${queryHash}`)
    const box = await encrypt(subtle, await key.get(), name, text)
    // Signed out while it waited or was encrypted: what is forgotten stays forgotten.
    if (scope() !== owner) return
    await records.set(name, { at, box })
    onStored()
    await evict(records)
  }

  const logged = (kind: StorageError['kind']) => (error: unknown) => {
    log({ kind, slice: 'answers', reason: errorName(error) })
    return undefined
  }
  return {
    read: (queryHash) => read(queryHash).catch(logged('not-read')),
    write: (queryHash, query) => write(queryHash, query).catch(logged('not-written')),
    clear: () => records.clear().catch(logged('not-written')),
  }
}

async function evict(records: EncryptedQueries): Promise<void> {
  const ages = await records.ages()
  const tooMany = [...ages].sort(([, one], [, other]) => other - one).slice(maxEntries)
  await Promise.all(tooMany.map(([name]) => records.remove(name)))
}

async function digest(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
