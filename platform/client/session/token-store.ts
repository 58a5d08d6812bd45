import { isObject } from '../../lib/is-object'
import { parseJson } from '../api/safe-json'

/**
 * Key-value store of the session: tokens and begun sign-ins between page loads, encrypted, and the same for all tabs of
 * the browser, so `get` reads what another tab wrote last.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | null>
  /** What the last writer of all tabs stored, even when it is still on its way to this one. */
  newest?(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  /** Removes the value and returns it. */
  remove(key: string): Promise<string | null>
  getAllKeys(): Promise<string[]>
  /** Whether this page found a text under the key that it could not open, as after the loss of the storage's key. */
  wasLost?(key: string): boolean
  /** Calls back when another tab has changed the text under the key and this page can read it; returns the unsubscribe. */
  watch?(key: string, changed: () => void): () => void
  /** Whether what is set now outlives the page: not where storage is full or denied. */
  outlives?(): Promise<boolean>
}

/** Token set, as the identity provider issued it. */
export interface TokenSet {
  readonly sub: string
  readonly access: string
  readonly refresh?: string
  readonly id: string
  readonly scope: string
  /** When it was issued, by this device's clock; milliseconds. */
  readonly at: number
  /** Lifetime of the access token; seconds. */
  readonly lifetime: number
}

/** Token store: the token set in the key-value store; one that cannot be read counts as none. */
export interface TokenStore {
  read(): Promise<TokenSet | undefined>
  /** As `read`, and waits for what another tab has just stored. */
  readNewest(): Promise<TokenSet | undefined>
  /** Whether tokens were kept here that no one can read any more (F46). */
  wasLost(): boolean
  write(tokens: TokenSet): Promise<void>
  watch(changed: () => void): () => void
  clear(): Promise<void>
  /** Removes tokens that were stored after the session was over, unless others stand there by now. */
  removeIfCurrent(tokens: TokenSet): Promise<void>
}

const key = 'tokens'

export function createTokenStore(store: KeyValueStore): TokenStore {
  let isDamaged = false
  const read = async () => parse(await store.get(key))

  function parse(text: string | null): TokenSet | undefined {
    if (text === null) return undefined
    const tokens = parseTokenSet(text)
    isDamaged ||= tokens === undefined
    return tokens
  }

  async function clear(): Promise<void> {
    await store.remove(key)
  }

  return {
    read,
    readNewest: async () => (store.newest ? parse(await store.newest(key)) : read()),
    watch: (changed) => store.watch?.(key, changed) ?? (() => undefined),
    wasLost: () => isDamaged || store.wasLost?.(key) === true,
    write(tokens) {
      isDamaged = false
      return store.set(key, JSON.stringify(tokens))
    },
    clear,
    async removeIfCurrent({ access }) {
      if ((await read())?.access === access) await clear()
    },
  }
}

function parseTokenSet(text: string): TokenSet | undefined {
  try {
    const value = parseJson(text)
    return isTokenSet(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isTokenSet(value: unknown): value is TokenSet {
  if (!isObject(value)) return false
  const { sub, access, refresh, id, scope, at, lifetime } = value
  return (
    [sub, access, id, scope].every((text) => typeof text === 'string') &&
    [at, lifetime].every(Number.isFinite) &&
    (refresh === undefined || typeof refresh === 'string')
  )
}
