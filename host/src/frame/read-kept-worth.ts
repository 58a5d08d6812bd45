import { decrypt } from '@sarv/shared/internal/storage/encryption'
import { indexedKeyStore } from '@sarv/shared/internal/storage/key-store'
import { createQueryCacheStorage, queryCacheScope } from '@sarv/shared/internal/storage/query-cache-storage'
import { sessionKey, sliceKey } from '@sarv/shared/internal/storage/storage-keys'
import { assetsKey } from '@sarv/shared/queries/assets-key'

interface Kept {
  readonly deployment: string
  readonly language: string
}

/** Where it is read, for tests. */
export interface KeptParts {
  readonly text: (key: string) => string | null
  readonly key: () => Promise<CryptoKey>
  readonly cache: typeof createQueryCacheStorage
}

const ofBrowser: KeptParts = {
  text: (key) => localStorage.getItem(key),
  key: () =>
    indexedKeyStore().claim(() => {
      throw new Error('Nothing is encrypted here')
    }),
  cache: createQueryCacheStorage,
}

/**
 * Reads the worth that was on the screen last, in rial: of the person whose session is stored, on this deployment and in
 * this language. It changes nothing: what is damaged is the shell's to find.
 * @returns undefined where nothing is kept, or amounts are hidden
 * @throws when something does not decrypt
 */
export async function readKeptWorth({ deployment, language }: Kept, parts = ofBrowser): Promise<number | undefined> {
  const key = await parts.key()
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const encrypted = parts.text(name)
    return encrypted === null ? {} : JSON.parse(await decrypt(crypto.subtle, key, name, encrypted))
  }
  const [{ sub }, { visibleHomeBalance }] = await Promise.all([read(sessionKey('tokens')), read(sliceKey('general'))])
  if (typeof sub !== 'string' || visibleHomeBalance === false) return undefined
  const cache = parts.cache(() => queryCacheScope(deployment, sub, language), {
    keyStore: { claim: async () => key },
    log: () => undefined,
  })
  const { data } = (await cache.read(JSON.stringify(assetsKey))) ?? {}
  const worth = (data as { total_value?: unknown } | undefined)?.total_value
  return Number.isSafeInteger(worth) && Number(worth) > 0 ? Number(worth) : undefined
}
