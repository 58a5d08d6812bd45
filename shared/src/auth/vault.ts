import { parseJson } from '../api/safe-json'

/**
 * Where tokens and begun sign-ins are kept between page loads: encrypted, and the same for all tabs of the browser, so
 * `get` reads what another tab wrote last.
 */
export interface TokenStore {
  get(key: string): Promise<string | null>
  /** What the last writer of all tabs stored, even when it is still on its way to this one. */
  newest?(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  /** Takes the value out. */
  remove(key: string): Promise<string | null>
  getAllKeys(): Promise<string[]>
  /** Whether this page found a text under the key that it could not open, as after the loss of the storage's key. */
  wasLost?(key: string): boolean
  /** Calls back when another tab has changed the text under the key and this page can read it; answers how to end that. */
  watch?(key: string, changed: () => void): () => void
  /** Whether what is set now outlives the page: not where storage is full or denied. */
  outlives?(): Promise<boolean>
}

/** What the identity provider gave. */
export interface HeldTokens {
  readonly sub: string
  readonly access: string
  readonly refresh?: string
  readonly id: string
  readonly scope: string
  /** When they came, by this device's clock; milliseconds. */
  readonly at: number
  /** Seconds that the access token lives. */
  readonly lifetime: number
}

/** The tokens in the store; whatever cannot be read counts as none. */
export interface Vault {
  read(): Promise<HeldTokens | undefined>
  /** As `read`, and waits for what another tab has just stored. */
  readNewest(): Promise<HeldTokens | undefined>
  /** Whether tokens were kept here that nobody can read any more (F46). */
  wasLost(): boolean
  write(tokens: HeldTokens): Promise<void>
  watch(changed: () => void): () => void
  clear(): Promise<void>
  /** Takes tokens out that were stored after the session was over, unless others stand there by now. */
  takeBack(tokens: HeldTokens): Promise<void>
}

const key = 'tokens'

export function createVault(store: TokenStore): Vault {
  let damaged = false
  const read = async () => opened(await store.get(key))

  function opened(text: string | null): HeldTokens | undefined {
    if (text === null) return undefined
    const tokens = tokensIn(text)
    damaged ||= tokens === undefined
    return tokens
  }

  async function clear(): Promise<void> {
    await store.remove(key)
  }

  return {
    read,
    readNewest: async () => (store.newest ? opened(await store.newest(key)) : read()),
    watch: (changed) => store.watch?.(key, changed) ?? (() => undefined),
    wasLost: () => damaged || store.wasLost?.(key) === true,
    write: (tokens) => store.set(key, JSON.stringify(tokens)),
    clear,
    async takeBack({ access }) {
      if ((await read())?.access === access) await clear()
    },
  }
}

function tokensIn(text: string): HeldTokens | undefined {
  try {
    const value = parseJson(text)
    return isTokens(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isTokens(value: unknown): value is HeldTokens {
  if (typeof value !== 'object' || value === null) return false
  const { sub, access, refresh, id, scope, at, lifetime }: Partial<Record<keyof HeldTokens, unknown>> = value
  return (
    [sub, access, id, scope].every((text) => typeof text === 'string') &&
    [at, lifetime].every(Number.isFinite) &&
    (refresh === undefined || typeof refresh === 'string')
  )
}
