import { TimeoutError } from '../../lib/async/with-timeout'
import type { safeArea } from './safe-area'
import type { ReportStorageError } from './storage-error'
import { keyInSession, prefix } from './storage-keys'
import type { TextCipher } from './text-cipher'

/**
 * Encrypted texts by storage key; calls must not overlap. No promise rejects, but for a write over a slice that cannot be
 * read while the key's database does not answer. (F64)
 */
export interface EncryptedTexts {
  read(key: string): Promise<string | null>
  write(key: string, text: string): Promise<void>
  remove(key: string): void
  keys(): string[]
  /** Whether this page found a text that it could not decrypt and has written none since: a damaged one it has dropped. (F46, F64) */
  wasLost(key: string): boolean
  /** Whether what is written now outlives this page. (F42, F43) */
  outlives(): Promise<boolean>
}

/** Keeps in this page's memory what the area does not take; the area is read at each call, for another tab may have written. */
export function createEncryptedTexts(
  area: ReturnType<typeof safeArea>,
  cipher: TextCipher,
  report: ReportStorageError,
): EncryptedTexts {
  const memory = new Map<string, string>()
  const lost = new Set<string>()

  async function read(key: string): Promise<string | null> {
    const inMemory = memory.get(key)
    if (inMemory !== undefined) return inMemory
    const encrypted = area.get(key)
    if (encrypted === null) return null
    if (!(await cipher.isReady())) {
      // The text may still be good for the other tabs, or later, so it stays.
      lost.add(key)
      return null
    }
    return cipher.decrypt(key, encrypted).catch((error: unknown) => {
      report('not-read', key, error)
      if (area.get(key) === encrypted) {
        area.remove(key)
        lost.add(key)
      }
      return null
    })
  }

  async function write(key: string, text: string): Promise<void> {
    try {
      area.set(key, await cipher.encrypt(key, text))
      memory.delete(key)
      lost.delete(key)
    } catch (error) {
      report('not-written', key, error)
      const isLate = error instanceof TimeoutError
      // What lies there could not be read: writing over it could lose an order whose outcome is open.
      if (isLate && keyInSession(key) === undefined && area.get(key) !== null) throw error
      memory.set(key, text)
      // An older text must not come back after a reload.
      if (!isLate) area.remove(key)
    }
  }

  function remove(key: string): void {
    memory.delete(key)
    area.remove(key)
  }

  return {
    read,
    write,
    remove,
    keys: () => [...new Set([...area.keys(), ...memory.keys()])],
    wasLost: (key) => lost.has(key),
    async outlives() {
      const probe = `${prefix}probe`
      await write(probe, '')
      const isStored = !memory.has(probe)
      remove(probe)
      return isStored
    },
  }
}
