import { serialQueue } from '../../lib/async/serial-queue'
import type { KeyValueStore } from '../session/token-store'
import { createEncryptedTexts, type EncryptedTexts } from './encrypted-texts'
import { isDraftOver } from './kept-draft'
import { indexedKeyStore, type KeyStore } from './key-store'
import { safeArea } from './safe-area'
import { createSessionStore } from './session-store'
import { createSliceStore, parseText, type SliceStore } from './slice-store'
import { localArea, type StorageArea } from './storage-area'
import { type StorageError, storageErrorReporter } from './storage-error'
import { draftKey, isDraftKey, sliceKey } from './storage-keys'
import { createTextCipher, type TextCipher } from './text-cipher'
import { unresolvedEntries } from './unresolved-entries'
import { createWriteBarrier, type WriteBarrier } from './write-barrier'

export interface StorageParts {
  /** Absent on an insecure origin: then nothing is written at all. */
  readonly subtle?: SubtleCrypto
  readonly keyStore?: KeyStore
  readonly area?: StorageArea
  readonly log?: (error: StorageError) => void
  /** Slices with an outbox of requests: what is unresolved there outlives a session that ends by itself. */
  readonly outboxes?: readonly string[]
  /** Whether the document server holds the session (`SARV_SESSION=server`): what is noted of it here is no secret. */
  readonly isSessionElsewhere?: boolean
}

/** None of its promises ever rejects, but a write over a slice that the browser does not let read yet. (F64) */
export interface SecureStorage {
  readonly slice: (name: string) => SliceStore
  /** Tokens and begun sign-ins. */
  readonly session: Required<KeyValueStore>
  /** What a person typed into a form and has not sent; no other person who signs in here finds it. */
  readonly draft: (owner: string, sub: string, form: string) => SliceStore
  /** Removes the drafts that are too old, no matter who typed them. */
  readonly sweepDrafts: (now: number) => Promise<void>
  /** Removes all of it, as signing out does. */
  readonly clear: () => Promise<void>
  /** Removes all but what outlives the session, which the same person finds after signing in again. (PLT-019) */
  readonly clearExpired: () => Promise<void>
  /** Whether a text stays when a session ends by itself: drafts, and what is unresolved in an outbox. */
  readonly outlivesSession: (storageKey: string) => boolean
}

/**
 * Encrypted persistent storage of the app: AES-GCM under a key that no script can read out. (PLT-027) What cannot be
 * written (full, denied, no key) stays in this page's memory; what cannot be read (damaged, older, another key) is dropped
 * and counts as absent; both are only logged. (PLT-029, F42 … F46)
 * @example
 * const storage = createSecureStorage()
 * await storage.slice('notes').set({ id: '7c1e' })
 */
export function createSecureStorage({
  subtle = globalThis.crypto?.subtle,
  keyStore = indexedKeyStore(),
  area = localArea(),
  log = (error) => console.warn('storage', error),
  outboxes = [],
  isSessionElsewhere = false,
}: StorageParts = {}): SecureStorage {
  const outboxKeys = outboxes.map(sliceKey)
  const outlivesSession = (key: string) => isDraftKey(key) || outboxKeys.includes(key)
  const report = storageErrorReporter(log)
  const cipher = createTextCipher(subtle, keyStore, report)
  const safe = safeArea(area, report)
  const texts = createEncryptedTexts(safe, cipher, report)
  // A later write is never overtaken by an earlier one.
  const enqueue = serialQueue()
  return {
    slice: (name) => createSliceStore(texts, enqueue, sliceKey(name)),
    draft: (owner, sub, form) => createSliceStore(texts, enqueue, draftKey(owner, sub, form)),
    // A note of a session that is held elsewhere waits for no key and no database, and an old one does no harm.
    session: isSessionElsewhere
      ? createSessionStore(createEncryptedTexts(safe, clearTexts, report), serialQueue(), noBarrier, area)
      : createSessionStore(texts, enqueue, createWriteBarrier(area), area),
    sweepDrafts: (now) =>
      enqueue(async () => {
        for (const key of texts.keys().filter(isDraftKey)) {
          if (isDraftOver(await texts.read(key), now)) texts.remove(key)
        }
      }),
    clear: () => enqueue(async () => texts.keys().forEach(texts.remove)),
    clearExpired: () =>
      enqueue(async () => {
        const keys = texts.keys()
        keys.filter((key) => !outlivesSession(key)).forEach(texts.remove)
        for (const key of keys.filter((key) => outboxKeys.includes(key))) await keepUnresolved(texts, key)
      }),
    outlivesSession,
  }
}

/** In clear, and JSON: a text that was sealed, before the server held the sessions, counts as lost. */
const clearTexts: TextCipher = {
  isReady: async () => true,
  encrypt: async (_name, text) => text,
  async decrypt(_name, text) {
    JSON.parse(text)
    return text
  },
}
const noBarrier: WriteBarrier = { markWrite: async () => undefined, waitForWrite: async () => undefined }

async function keepUnresolved(texts: EncryptedTexts, key: string): Promise<void> {
  const text = await texts.read(key)
  // Without the key of this browser it may still be read later.
  if (text === null) return
  const left = unresolvedEntries(parseText(text))
  if (left) await texts.write(key, JSON.stringify(left))
  else texts.remove(key)
}
