/** Width of a card and the gap to the next one, in px. (CON-24) */
export const cardWidth = 303
export const cardGap = 16

/**
 * Index of the card in the middle of the track. The offset is negative in a track that runs from right to left.
 * @example indexAt(-319, 5) // 1
 */
export function indexAt(scrollLeft: number, count: number): number {
  const index = Math.round(Math.abs(scrollLeft) / (cardWidth + cardGap))
  return Math.min(Math.max(0, count - 1), index)
}

/** Offset that brings a card to the middle. @example offsetOf(1, 'rtl') // -319 */
export function offsetOf(index: number, direction: 'rtl' | 'ltr'): number {
  const offset = index * (cardWidth + cardGap)
  return direction === 'rtl' && offset > 0 ? -offset : offset
}

/**
 * Turns a list round until an item stands in its middle, so that it has neighbours at both sides.
 * @example turnToMiddle(['sarv', 'kavir', 'khalij'], 0) // ['khalij', 'sarv', 'kavir']
 */
export function turnToMiddle<Item>(items: readonly Item[], index: number): readonly Item[] {
  const first = index - Math.floor(items.length / 2)
  return items.map((_, place) => items.at((first + place) % items.length) as Item)
}

/**
 * Index that a key leads to: arrows follow the direction of writing and go round at the ends; undefined for a key that
 * moves nothing. (U20)
 * @example indexAfter('ArrowLeft', 0, 5, 'rtl') // 1
 */
export function indexAfter(key: string, index: number, count: number, direction: 'rtl' | 'ltr'): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return (index + 1) % count
    case backward:
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
