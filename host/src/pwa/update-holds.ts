/** Counted holds that keep a new version from replacing the page; several flows may hold at once. */
export interface UpdateHolds {
  /** @returns the release; calling it twice releases once */
  readonly hold: () => () => void
  readonly isHeld: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createUpdateHolds(): UpdateHolds {
  const holders = new Set<symbol>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    hold() {
      const holder = Symbol('holder')
      holders.add(holder)
      notify()
      return () => {
        if (holders.delete(holder)) notify()
      }
    },
    isHeld: () => holders.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The holds of this page. */
export const updateHolds = createUpdateHolds()
