/** Distance from the end, in pixels, within which a person still reads the newest message. */
const reach = 120

/** Whether a scrolled page shows its end, so that what is added may scroll along: who reads above is not pulled down. */
export function isNearEnd({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return scrollHeight - scrollTop - clientHeight <= reach
}

/**
 * Whether the page goes on following its end after it was scrolled. What has grown below meanwhile is not scrolling away;
 * scrolling up is.
 * @param scrolledBy pixels, negative upwards
 */
export function followsAfterScroll(follows: boolean, isNear: boolean, scrolledBy: number): boolean {
  return isNear || (follows && scrolledBy >= 0)
}
