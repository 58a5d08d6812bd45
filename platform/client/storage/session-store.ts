import type { SerialQueue } from '../../lib/async/serial-queue'
import type { EncryptedTexts } from './encrypted-texts'
import type { StorageArea } from './storage-area'
import { keyInSession, sessionKey } from './storage-keys'
import type { WriteBarrier } from './write-barrier'

/** Key-value store of texts, the same for all tabs; the shape that oidc-client-ts asks of a state store. */
export interface SessionStore {
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, text: string) => Promise<void>
  /** What the last writer of all tabs stored, even when it is still on its way here. */
  readonly newest: (key: string) => Promise<string | null>
  /** Removes the text and returns it. */
  readonly remove: (key: string) => Promise<string | null>
  readonly getAllKeys: () => Promise<string[]>
  /** Whether this page found a text under the key that it could not decrypt; it has dropped it. (F46) */
  readonly wasLost: (key: string) => boolean
  /** Calls back when another tab has changed the text under the key; returns the unsubscribe. */
  readonly watch: (key: string, onChange: () => void) => () => void
  /** Whether what is set now outlives this page. (F42, F43) */
  readonly outlives: () => Promise<boolean>
}

/** The session's part of the storage, each write of which is marked for the other tabs. */
export function createSessionStore(
  texts: EncryptedTexts,
  enqueue: SerialQueue,
  barrier: WriteBarrier,
  area: Pick<StorageArea, 'watch'>,
): SessionStore {
  const read = (key: string) => enqueue(() => texts.read(sessionKey(key)))
  return {
    get: read,
    async newest(key) {
      await barrier.waitForWrite(sessionKey(key))
      return read(key)
    },
    set: (key, text) =>
      enqueue(async () => {
        await texts.write(sessionKey(key), text)
        await barrier.markWrite(sessionKey(key))
      }),
    remove: (key) =>
      enqueue(async () => {
        const text = await texts.read(sessionKey(key))
        texts.remove(sessionKey(key))
        await barrier.markWrite(sessionKey(key))
        return text
      }),
    getAllKeys: () => enqueue(async () => texts.keys().flatMap((key) => keyInSession(key) ?? [])),
    wasLost: (key) => texts.wasLost(sessionKey(key)),
    watch: (key, onChange) => area.watch?.(sessionKey(key), onChange) ?? (() => undefined),
    outlives: () => enqueue(texts.outlives),
  }
}
