import type { SerialQueue } from '../../lib/async/serial-queue'
import type { KeyValueStore } from '../session/token-store'
import type { EncryptedTexts } from './encrypted-texts'
import type { StorageArea } from './storage-area'
import { keyInSession, sessionKey } from './storage-keys'
import type { WriteBarrier } from './write-barrier'

/** The session's part of the storage, each write of which is marked for the other tabs. */
export function createSessionStore(
  texts: EncryptedTexts,
  enqueue: SerialQueue,
  barrier: WriteBarrier,
  area: Pick<StorageArea, 'watch'>,
): Required<KeyValueStore> {
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
