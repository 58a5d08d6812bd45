import type { KeyValueStore } from '../client/session/token-store'

/** A fake token store in memory; the tabs that are given one share it, and `values` shows what lies in it. */
export function memoryKeyValueStore(): KeyValueStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    async remove(key) {
      const value = values.get(key) ?? null
      values.delete(key)
      return value
    },
    getAllKeys: async () => [...values.keys()],
  }
}
