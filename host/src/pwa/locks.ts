/** What holds off another version: counted, because two things can be under way at once. */
export interface Locks {
  /** Holds until the answer is called; calling that twice lets go once. */
  readonly hold: () => () => void
  readonly held: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createLocks(): Locks {
  const holders = new Set<symbol>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    hold() {
      const holder = Symbol('holder')
      holders.add(holder)
      tell()
      return () => {
        if (holders.delete(holder)) tell()
      }
    },
    held: () => holders.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page's own. */
export const locks = createLocks()
