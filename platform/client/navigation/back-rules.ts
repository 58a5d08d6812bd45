import type { BackRule } from '../../contract/manifest-parts'

/** What the header's back button does. */
export type BackMove = 'back' | 'two-back' | 'home'

/** The move of a route's back rule; undefined hides the back button. A flow's own handler comes before it. */
export function backMoveFor(rule: BackRule): BackMove | undefined {
  switch (rule) {
    case 'none':
      return undefined
    case 'home':
      return 'home'
    case 'two':
      return 'two-back'
    case 'history':
    case 'step':
      return 'back'
  }
}

/** Position of the tab in its session history. */
export interface HistoryPosition {
  /** Entries of this app before the current one, as the router counts them; 0 after a full load. */
  readonly index: number
  /** All entries of the tab. */
  readonly entries: number
}

/** The delta for `history.go`, or home when no entry of this app is behind (HST-031, D-06). */
export function historyDelta(move: BackMove, { index, entries }: HistoryPosition): 'home' | -1 | -2 {
  if (move === 'two-back') return entries >= 3 ? -2 : 'home'
  if (move === 'back') return index > 0 ? -1 : 'home'
  return 'home'
}
