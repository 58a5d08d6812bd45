/** What the decision depends on. */
export interface ScreenFacts {
  readonly isTouch: boolean
  readonly isLandscape: boolean
  /** CSS pixels. */
  readonly height: number
}

/** A landscape page below this height has no room for a form and its button; CSS pixels. */
const minHeight = 500

/** Whether a phone is in landscape (HST-045). A portrait page with half of it under a keyboard is not in landscape. */
export function mustRotate({ isTouch, isLandscape, height }: ScreenFacts): boolean {
  return isTouch && isLandscape && height < minHeight
}
