interface Pointer {
  readonly type: 'move' | 'down' | 'up'
  readonly x: number
  readonly y: number
  readonly button: 'none' | 'left' | 'middle' | 'right'
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
export function pointerActions(window: string, { type, x, y, button }: Pointer): object {
  const move = { type: 'pointerMove', duration: 0, x: Math.floor(x), y: Math.floor(y), origin: 'viewport' }
  const press = { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: buttons[button] }
  return pointer(window, type === 'move' ? [move] : [press])
}

/** A tap, as a click: the port has no touch screen. */
export function tapActions(window: string, { x, y }: { x: number; y: number }): object {
  const at = { x: Math.floor(x), y: Math.floor(y) }
  return pointer(window, [
    { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ])
}

export function wheelActions({ x, y, deltaX, deltaY }: Record<'x' | 'y' | 'deltaX' | 'deltaY', number>): object {
  const scroll = { type: 'scroll', duration: 0, x: Math.floor(x), y: Math.floor(y), deltaX, deltaY }
  return { actions: [{ type: 'wheel', id: 'wheel', actions: [scroll] }] }
}

/** WebDriver's actions for a key that goes down or up. */
export function keyActions({ type, key }: { type: 'keyDown' | 'keyUp'; key: string }): object {
  return { actions: [{ type: 'key', id: 'keyboard', actions: [{ type, value: namedKeys[key] ?? key }] }] }
}

function pointer(window: string, actions: object[]): object {
  return { actions: [{ type: 'pointer', id: `mouse ${window}`, parameters: { pointerType: 'mouse' }, actions }] }
}
