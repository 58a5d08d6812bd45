/** CSS pixels that a finger moves before it is said which way it goes. */
const slop = 8
/** Pixels of the finger after which letting go refreshes. */
export const enough = 120
/** How far the sign follows: half the way of the finger, and not beyond this. */
const furthest = 80

/** Where a finger is. */
export interface Finger {
  readonly x: number
  readonly y: number
}

export type Pull =
  | { readonly at: 'undecided' | 'elsewhere' }
  | { readonly at: 'pulling' | 'ready'; readonly offset: number }

/**
 * What a finger that went down at the top of the page does: it pulls when it first goes downwards, and does anything else,
 * as scrolling or moving along a chart, when it first goes any other way.
 * @param before what it did until now; elsewhere stays elsewhere
 * @example movePull({ at: 'undecided' }, { x: 0, y: 0 }, { x: 0, y: 60 }) // { at: 'pulling', offset: 30 }
 */
export function movePull(before: Pull, from: Finger, to: Finger): Pull {
  if (before.at === 'elsewhere') return before
  const [across, down] = [Math.abs(to.x - from.x), to.y - from.y]
  if (before.at === 'undecided') {
    if (Math.hypot(across, down) < slop) return before
    if (down <= across) return { at: 'elsewhere' }
  }
  return { at: down >= enough ? 'ready' : 'pulling', offset: Math.min(furthest, Math.max(0, down / 2)) }
}
