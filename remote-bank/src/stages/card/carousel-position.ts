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
 * Index that a key leads to: arrows follow the direction of writing; undefined for a key that moves nothing. (U20)
 * @example indexAfter('ArrowLeft', 0, 5, 'rtl') // 1
 */
export function indexAfter(key: string, index: number, count: number, direction: 'rtl' | 'ltr'): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return Math.min(count - 1, index + 1)
    case backward:
      return Math.max(0, index - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
