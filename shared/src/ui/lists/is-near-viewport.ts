/** The part of a `DOMRect` that decides whether it is in sight; px from the top of the viewport. */
type Extent = Pick<DOMRect, 'top' | 'bottom' | 'width'>

/**
 * Whether a box is in the viewport, or within a margin above or below it. A box that is not displayed is not.
 * An IntersectionObserver tells the same, but not always at once: where rows come while the page stands at its end,
 * Chromium may say nothing until the next scroll. (F37)
 * @example isNearViewport(element.getBoundingClientRect(), innerHeight, 400)
 */
export function isNearViewport({ top, bottom, width }: Extent, viewport: number, margin: number): boolean {
  return width > 0 && bottom >= -margin && top <= viewport + margin
}
