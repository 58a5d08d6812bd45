import type { KeyStore } from '../client/storage/key-store'
import { createSecureStorage, type StorageParts } from '../client/storage/secure-storage'
import type { StorageArea } from '../client/storage/storage-area'
import type { StorageError } from '../client/storage/storage-error'

/** Fake storage of one browser: an area and a key that all of its tabs share, with real encryption. */
export function fakeStorage() {
  const texts = new Map<string, string>()
  const area: StorageArea = {
    get: (name) => texts.get(name) ?? null,
    set: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    keys: () => [...texts.keys()],
  }
  let kept: CryptoKey | undefined
  const keyStore: KeyStore = {
    async claim(make) {
      const made = await make()
      kept ??= made
      return kept
    },
  }
  const errors: StorageError[] = []
  const tab = (parts: StorageParts = {}) =>
    createSecureStorage({ area, keyStore, log: (error) => errors.push(error), ...parts })
  const loseKey = () => {
    kept = undefined
  }
  return { texts, area, keyStore, errors, tab, loseKey }
}

/** An area whose calls throw a DOMException of this name. */
export function failingArea(area: StorageArea, calls: (keyof StorageArea)[], name: string): StorageArea {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  return { ...area, ...Object.fromEntries(calls.map((call) => [call, refuse])) }
}

/** What must never stand anywhere in clear. */
export const personalData = { name: 'نرگس بهرامی', amount: 1_284_650_000 }
