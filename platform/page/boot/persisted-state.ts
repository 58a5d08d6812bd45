import { decrypt } from '../../client/storage/encryption'
import { indexedKeyStore } from '../../client/storage/key-store'
import { createQueryCacheStorage, queryCacheScope } from '../../client/storage/query-cache-storage'
import { sessionKey, sliceKey } from '../../client/storage/storage-keys'
import { mayKeepResponses } from './kept-responses'

interface Visit {
  readonly language: string
  /** Query key of the answer to read; undefined reads none. */
  readonly query?: readonly string[]
}

type Facts = Readonly<Record<string, unknown>>

/** What is kept on the device, as far as the first paint and the first requests depend on it. */
export interface PersistedState {
  /** The stored token set, sealed. */
  readonly tokens: Facts
  readonly general: Facts
  readonly deviceInfo: Facts
  /** The kept answer of the asked query: of this person and in this language. */
  readonly answer?: Facts
}

/** Where it is read, for tests. */
export interface PersistedStateParts {
  readonly text: (key: string) => string | null
  readonly key: () => Promise<CryptoKey>
  readonly mayKeep: () => boolean
  readonly cache: typeof createQueryCacheStorage
}

const ofBrowser: PersistedStateParts = {
  text: (key) => localStorage.getItem(key),
  key: () =>
    indexedKeyStore().claim(() => {
      throw new Error('Nothing is encrypted here')
    }),
  mayKeep: mayKeepResponses,
  cache: createQueryCacheStorage,
}

/**
 * Reads what is kept on the device. It changes nothing: the shell finds what is damaged.
 * @throws when something does not decrypt
 */
export async function readPersistedState({ language, query }: Visit, parts = ofBrowser): Promise<PersistedState> {
  const key = await parts.key()
  const read = async (name: string): Promise<Facts> => {
    const encrypted = parts.text(name)
    if (encrypted === null) return {}
    // What is noted of a session that the document server holds is not encrypted.
    return JSON.parse(encrypted.startsWith('{') ? encrypted : await decrypt(crypto.subtle, key, name, encrypted))
  }
  const [tokens, general, deviceInfo] = await Promise.all([
    read(sessionKey('tokens')),
    read(sliceKey('general')),
    read(sliceKey('deviceInfo')),
  ])
  const { sub } = tokens
  if (!query || typeof sub !== 'string' || !parts.mayKeep()) return { tokens, general, deviceInfo }
  const cache = parts.cache(() => queryCacheScope(sub, language), {
    keyStore: { claim: async () => key },
    log: () => undefined,
  })
  const { data } = (await cache.read(JSON.stringify(query))) ?? {}
  return { tokens, general, deviceInfo, answer: data as Facts | undefined }
}
