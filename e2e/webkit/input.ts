interface Place {
  readonly x: number
  readonly y: number
}

interface Pointer extends Place {
  readonly type: 'move' | 'down' | 'up'
  readonly button: 'none' | 'left' | 'middle' | 'right'
  readonly clickCount?: number
}

const buttons = { none: 0, left: 0, middle: 1, right: 2 }

const namedKeys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** WebDriver's actions for a mouse event of Playwright. Each window has a mouse: two pages may be pressed at once. */
export function pointerActions(window: string, { type, x, y, button }: Pointer, beside?: Place): object {
  if (type === 'move') return pointer(window, [moveTo({ x, y })])
  const press = { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: buttons[button] }
  return pointer(window, beside ? [moveTo(beside), press] : [press])
}

/** Pixels between two places that WebKit takes for different ones. */
const apart = 3

/**
 * Where each press goes: WebKit counts quick ones of a place as those of a double click, whatever Playwright says, so that
 * another one which is meant by itself goes beside the last.
 */
export class Presses {
  #last: Place | undefined

  /** @returns where the mouse has to go first, if it has to */
  begin({ x, y, clickCount }: Pointer): Place | undefined {
    const last = this.#last
    const isThere = last !== undefined && Math.hypot(last.x - x, last.y - y) < apart
    const beside = isThere && clickCount === 1 ? { x: last.x + (x < last.x ? -apart : apart), y: last.y } : undefined
    this.#last = beside ?? { x, y }
    return beside
  }
}

/** A tap, as a click: the port has no touch screen. */
export function tapActions(window: string, place: Place): object {
  return pointer(window, [moveTo(place), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
}

export function wheelActions({ x, y, deltaX, deltaY }: Record<'x' | 'y' | 'deltaX' | 'deltaY', number>): object {
  const scroll = { type: 'scroll', duration: 0, x: Math.floor(x), y: Math.floor(y), deltaX, deltaY }
  return { actions: [{ type: 'wheel', id: 'wheel', actions: [scroll] }] }
}

/** WebDriver's actions for a key that goes down or up. */
export function keyActions({ type, key }: { type: 'keyDown' | 'keyUp'; key: string }): object {
  return { actions: [{ type: 'key', id: 'keyboard', actions: [{ type, value: namedKeys[key] ?? key }] }] }
}

function moveTo({ x, y }: Place): object {
  return { type: 'pointerMove', duration: 0, x: Math.floor(x), y: Math.floor(y), origin: 'viewport' }
}

function pointer(window: string, actions: object[]): object {
  return { actions: [{ type: 'pointer', id: `mouse ${window}`, parameters: { pointerType: 'mouse' }, actions }] }
}
