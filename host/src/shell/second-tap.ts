/** Milliseconds within which two touches are one double tap. */
const doubleTapMs = 400
/** CSS pixels that a finger moves between two taps at most. */
const doubleTapReach = 40

/** A press, as far as the decision needs it. */
export interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  /** Whether a finger or a pen pressed. */
  readonly isTouch: boolean
  /** How many a mouse has clicked in a row, as the browser counts; of touches each counts in its own way. */
  readonly clicks: number
}

/**
 * Whether a press is the second one of a double click or double tap.
 * @example isSecondPress(tapAt(0), tapAt(200)) // true
 */
export function isSecondPress(first: Press, press: Press): boolean {
  if (!press.isTouch) return press.clicks > 1
  return (
    first.isTouch &&
    press.at - first.at <= doubleTapMs &&
    Math.hypot(press.x - first.x, press.y - first.y) <= doubleTapReach
  )
}

const pressable = 'label, a, button, input, select, textarea, summary, [role="button"], [role="option"]'

/**
 * Double-tap guard of a page: the second press does nothing where what the first one hit has gone from under it, as when
 * it opened another screen or a sheet, and a press that ends after what it hit has gone. It was meant for what is no
 * longer there. (D-123)
 * @returns a function that takes the guard away
 */
export function ignoreSecondTaps(document: Document): () => void {
  let first: (Press & { readonly hit: Element; readonly label: string }) | undefined
  let isDead = false
  let isTouch = false

  const begin = (event: MouseEvent) => {
    const press = { at: event.timeStamp, x: event.clientX, y: event.clientY, isTouch, clicks: event.detail }
    isDead = first !== undefined && isSecondPress(first, press) && isGone(document, first)
    // A third tap is compared with the first one too.
    if (isDead) return
    const hit = event.target instanceof Element ? event.target.closest(pressable) : null
    first = hit === null ? undefined : { ...press, hit, label: hit.textContent }
  }
  const handlers = {
    pointerdown(event: PointerEvent) {
      if (!event.isPrimary) return
      isTouch = event.pointerType !== 'mouse'
      isDead = false
      if (isTouch) begin(event)
    },
    // After a touch browsers send it a second time, for old pages.
    mousedown(event: MouseEvent) {
      if (!isTouch) begin(event)
    },
  }
  const listen = (event: Event) => {
    if (event.type === 'pointerdown') handlers.pointerdown(event as PointerEvent)
    else if (event.type === 'mousedown') handlers.mousedown(event as MouseEvent)
    // The pressed element disappeared before the finger was lifted: the rest of the press would hit the element that
    // replaced it.
    else if (first?.hit.isConnected === false) isDead = true
    // A key's click has no press before it.
    if (!isDead || (event.type === 'click' && (event as MouseEvent).detail === 0)) return
    event.stopImmediatePropagation()
    if (event.type === 'click') event.preventDefault()
  }
  for (const type of pressEvents) document.addEventListener(type, listen, true)
  return () => {
    for (const type of pressEvents) document.removeEventListener(type, listen, true)
  }
}

/** Events of one press that pages act upon. */
const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** Whether an element is no longer what was pressed: taken away, covered, or the next screen's with another label. */
function isGone(
  document: Document,
  { hit, label, x, y }: { hit: Element; label: string; x: number; y: number },
): boolean {
  if (!hit.isConnected || hit.textContent !== label) return true
  const there = document.elementFromPoint(x, y)
  return there !== null && !hit.contains(there)
}
