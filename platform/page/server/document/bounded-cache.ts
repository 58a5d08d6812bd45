/**
 * LRU cache of bounded size.
 * @param most entries; beyond them the one that was not used for longest goes
 * @example const pages = boundedCache<string, Page>(64); pages('home', () => makePage('home'))
 */
export function boundedCache<Key, Value>(most: number): (key: Key, make: () => Value) => Value {
  const entries = new Map<Key, Value>()
  let newest: Key | undefined
  return (key, make) => {
    if (key === newest && entries.has(key)) return entries.get(key) as Value
    const value = entries.has(key) ? (entries.get(key) as Value) : make()
    // A Map keeps the order of insertion: the first one is the oldest.
    entries.delete(key)
    entries.set(key, value)
    newest = key
    if (entries.size > most) entries.delete(entries.keys().next().value as Key)
    return value
  }
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
