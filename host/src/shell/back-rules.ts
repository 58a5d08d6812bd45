import type { BackRule } from '@sarv/shared/remote/manifest'

/** What the header's arrow does. */
export type BackMove = 'back' | 'two-back' | 'home'

/** The move that a route's back rule asks for; undefined hides the arrow. A flow's own handler comes before it. */
export function backFrom(rule: BackRule): BackMove | undefined {
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

/** Where in its history the tab stands. */
export interface HistoryFacts {
  /** Entries of this app before the current one, as the router counts them; 0 after a full load. */
  readonly index: number
  /** All entries of the tab. */
  readonly entries: number
}

/** How many entries to go, or home when there is nothing of ours to go back to (HST-031, D-06). */
export function stepsIn(move: BackMove, { index, entries }: HistoryFacts): 'home' | -1 | -2 {
  if (move === 'two-back') return entries >= 3 ? -2 : 'home'
  if (move === 'back') return index > 0 ? -1 : 'home'
  return 'home'
}
