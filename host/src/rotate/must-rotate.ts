export interface Hold {
  readonly isTouch: boolean
  readonly isLandscape: boolean
  /** CSS pixels. */
  readonly height: number
}

/** Lower than this, a page that lies down has no room for a form and its button. */
const lowest = 500

/** Whether the phone lies on its side (HST-045). A keyboard that takes half of an upright page is no landscape. */
export function mustRotate({ isTouch, isLandscape, height }: Hold): boolean {
  return isTouch && isLandscape && height < lowest
}
