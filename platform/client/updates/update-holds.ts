import { proxy } from 'valtio'

/** Valtio proxy of what keeps a new version from replacing the page; several flows may hold at once. */
export interface UpdateHolds {
  readonly isHeld: boolean
  /** @returns the release; calling it twice releases once */
  readonly hold: () => () => void
}

export function createUpdateHolds(): UpdateHolds {
  const holds = proxy({
    holders: [] as readonly symbol[],
    get isHeld() {
      return holds.holders.length > 0
    },
    hold() {
      const holder = Symbol('holder')
      holds.holders = [...holds.holders, holder]
      return () => {
        holds.holders = holds.holders.filter((other) => other !== holder)
      }
    },
  })
  return holds
}

/** The holds of this page. */
export const updateHolds = createUpdateHolds()
