import type { KeyStore } from './key-store'
import { createSecureStorage } from './secure-storage'
import type { StorageArea } from './storage-area'
import type { StorageFault } from './storage-fault'

/** One browser for tests: an area and a key that all of its tabs share, with real encryption. */
export function browser() {
  const texts = new Map<string, string>()
  const area: StorageArea = {
    get: (name) => texts.get(name) ?? null,
    set: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
  }
  let kept: CryptoKey | undefined
  const keyStore: KeyStore = {
    async claim(make) {
      const made = await make()
      kept ??= made
      return kept
    },
  }
  const faults: StorageFault[] = []
  const tab = (parts: { area?: StorageArea; keyStore?: KeyStore } = {}) =>
    createSecureStorage({ area, keyStore, log: (fault) => faults.push(fault), ...parts })
  const loseKey = () => {
    kept = undefined
  }
  return { texts, area, keyStore, faults, tab, loseKey }
}

/** An area whose calls throw a DOMException of this name. */
export function failing(area: StorageArea, calls: (keyof StorageArea)[], name: string): StorageArea {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  return { ...area, ...Object.fromEntries(calls.map((call) => [call, refuse])) }
}

/** What must never stand anywhere in clear. */
export const secret = { name: 'نرگس بهرامی', amount: 1_284_650_000 }
