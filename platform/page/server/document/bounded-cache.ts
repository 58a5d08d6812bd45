import { LRUCache } from 'lru-cache'

export interface BoundedCache<Key, Value> {
  (key: Key, make: () => Value): Value
  /** Entries at this moment. */
  size(): number
}

/**
 * LRU cache of bounded size.
 * @param most entries; beyond them the one that was not used for longest goes
 * @example const pages = boundedCache<string, Page>(64); pages('home', () => makePage('home'))
 */
export function boundedCache<Key extends string, Value extends NonNullable<unknown>>(
  most: number,
): BoundedCache<Key, Value> {
  const cache = new LRUCache<Key, Value, () => Value>({
    max: most,
    memoMethod: (_key, _stale, { context: make }) => make(),
  })
  const value = (key: Key, make: () => Value) => cache.memo(key, { context: make })
  return Object.assign(value, { size: () => cache.size })
}

/** Memoized function of one object: computed once for as long as any code holds that object. */
export function memoized<Of extends object, Value>(compute: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>()
  return (of) => {
    const found = known.get(of)
    if (found) return found.value
    const value = compute(of)
    known.set(of, { value })
    return value
  }
}
