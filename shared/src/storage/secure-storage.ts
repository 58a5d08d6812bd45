import { parseJson } from '../api/safe-json'
import { indexedKeyStore, type KeyStore } from './key-store'
import { lastWriter } from './last-writer'
import { makeKey, seal, unseal } from './seal'
import type { SliceName } from './slices'
import { localArea, type StorageArea } from './storage-area'
import { nameOf, type StorageFault } from './storage-fault'

/** One JSON value that outlives the page. */
export interface Slice {
  /** Undefined when nothing was kept or it cannot be read; the caller checks the shape. */
  readonly get: <Value>() => Promise<Value | undefined>
  readonly set: (value: unknown) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Texts under keys, the same for all tabs; the shape that oidc-client-ts asks of a store. */
export interface TextStore {
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, text: string) => Promise<void>
  /** What the last writer of all tabs stored, even when it is still on its way here. */
  readonly newest: (key: string) => Promise<string | null>
  /** Takes the text out. */
  readonly remove: (key: string) => Promise<string | null>
  readonly getAllKeys: () => Promise<string[]>
  /** Whether this page found a text under the key that it could not open; it has dropped it. (F46) */
  readonly wasLost: (key: string) => boolean
  /** Calls back when another tab has changed the text under the key; answers how to end that. */
  readonly watch: (key: string, changed: () => void) => () => void
  /** Whether what is set now outlives this page. (F42, F43) */
  readonly outlives: () => Promise<boolean>
}

export interface StorageParts {
  /** Absent on an insecure origin: then nothing is written at all. */
  readonly subtle?: SubtleCrypto
  readonly keyStore?: KeyStore
  readonly area?: StorageArea
  readonly log?: (fault: StorageFault) => void
}

/** None of its promises ever rejects. */
export interface SecureStorage {
  readonly slice: (name: SliceName) => Slice
  /** Tokens and begun sign-ins. */
  readonly session: TextStore
  /** Forgets all of it, as signing out does. (PLT-019) */
  readonly clear: () => Promise<void>
}

const prefix = 'sarv.'

/**
 * The app's memory between page loads: AES-GCM under a key that no script can read out. (PLT-027) What cannot be written
 * (full, denied, no key) stays in this page's memory; what cannot be read (damaged, older, another key) is dropped and
 * counts as nothing kept; both are only logged. (PLT-029, F42 … F46)
 * @example
 * const storage = createSecureStorage()
 * await storage.slice('pma').set({ onb_uuid: '7c1e' })
 */
export function createSecureStorage({
  subtle = globalThis.crypto?.subtle,
  keyStore = indexedKeyStore(),
  area = localArea(),
  log = (fault) => console.warn('storage', fault),
}: StorageParts = {}): SecureStorage {
  /** Only what the area did not take; the area is read anew each time, for another tab may have written. */
  const memory = new Map<string, string>()
  const lost = new Set<string>()
  const writer = lastWriter(area)
  let claimed: Promise<CryptoKey> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** One thing after the other, so that a later write is never overtaken by an earlier one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  function fault(problem: StorageFault['problem'], name: string, error: unknown) {
    const slice = name.slice(prefix.length).split('.').slice(0, 2).join('.')
    log({
      problem,
      slice: slice.startsWith('session') ? 'session' : slice,
      reason: nameOf(error),
    })
  }

  async function theKey(): Promise<CryptoKey> {
    claimed ??= keyStore
      .claim(() => makeKey(subtle))
      .catch((error: unknown) => {
        fault('no-key', prefix, error)
        throw error
      })
    return claimed
  }

  async function read(name: string): Promise<string | null> {
    const kept = memory.get(name)
    if (kept !== undefined) return kept
    const sealed = lookUp(name)
    if (sealed === null) return null
    // Without a key the text may still be good for the other tabs, so it stays.
    const key = await theKey().catch(() => undefined)
    if (key === undefined) return null
    try {
      return await unseal(subtle, key, name, sealed).catch(() => unsealAnew(name, sealed))
    } catch (error) {
      fault('not-read', name, error)
      if (lookUp(name) !== sealed) return null
      drop(name)
      lost.add(name)
      return null
    }
  }

  /** The browser's key may have been lost and made anew by another tab while this one held the old one. */
  async function unsealAnew(name: string, sealed: string): Promise<string> {
    claimed = undefined
    return unseal(subtle, await theKey(), name, sealed)
  }

  function lookUp(name: string): string | null {
    try {
      return area.get(name)
    } catch (error) {
      fault('not-read', name, error)
      return null
    }
  }

  async function write(name: string, text: string): Promise<void> {
    try {
      area.set(name, await seal(subtle, await theKey(), name, text))
      memory.delete(name)
    } catch (error) {
      memory.set(name, text)
      // An older text must not come back after a reload.
      drop(name)
      fault('not-written', name, error)
    }
  }

  function drop(name: string): void {
    try {
      area.remove(name)
    } catch {
      // Denied: then nothing of it is kept there either.
    }
  }

  function names(): string[] {
    let kept: string[] = []
    try {
      kept = area.names().filter((name) => name.startsWith(prefix))
    } catch (error) {
      fault('not-read', prefix, error)
    }
    return [...new Set([...kept, ...memory.keys()])]
  }

  async function remove(name: string): Promise<void> {
    memory.delete(name)
    drop(name)
  }

  async function outlives(): Promise<boolean> {
    const probe = `${prefix}probe`
    await write(probe, '')
    const isKept = !memory.has(probe)
    await remove(probe)
    return isKept
  }

  const sessionName = (key: string) => `${prefix}session.${key}`
  return {
    slice(slice) {
      const name = `${prefix}slice.${slice}`
      return {
        get: <Value>() => inTurn(async () => valueIn(await read(name)) as Value | undefined),
        set: (value) =>
          inTurn(async () => {
            const text = textOf(value)
            return text === undefined ? remove(name) : write(name, text)
          }),
        remove: () => inTurn(() => remove(name)),
      }
    },
    session: {
      get: (key) => inTurn(() => read(sessionName(key))),
      newest: async (key) => {
        await writer.arrived(sessionName(key))
        return inTurn(() => read(sessionName(key)))
      },
      set: (key, text) =>
        inTurn(async () => {
          await write(sessionName(key), text)
          await writer.wrote(sessionName(key))
        }),
      remove: (key) =>
        inTurn(async () => {
          const text = await read(sessionName(key))
          await remove(sessionName(key))
          await writer.wrote(sessionName(key))
          return text
        }),
      getAllKeys: () =>
        inTurn(async () =>
          names().flatMap((name) => (name.startsWith(sessionName('')) ? [name.slice(sessionName('').length)] : [])),
        ),
      watch: (key, changed) => area.watch?.(sessionName(key), changed) ?? (() => undefined),
      wasLost: (key) => lost.has(sessionName(key)),
      outlives: () => inTurn(outlives),
    },
    clear: () => inTurn(async () => names().forEach((name) => void remove(name))),
  }
}

function valueIn(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Undefined for what JSON cannot carry: nothing at all, or a circle. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
