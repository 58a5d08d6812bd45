import type { Message } from './pipe'

/**
 * Commands of Playwright's WebKit that a distribution's WebKit does not have, done by functions that run on the element.
 * Each is the text of a function whose `this` is the element; `arguments` are the command's own.
 */
export const elementFunctions = {
  'DOM.getContentQuads': `function() {
    let element = this
    while (element && element.nodeType !== 1) element = element.parentNode
    if (!element) return { quads: [] }
    let left = 0, top = 0
    for (let frame = element.ownerDocument.defaultView; frame && frame.frameElement; frame = frame.parent) {
      const box = frame.frameElement.getBoundingClientRect()
      left += box.left + frame.frameElement.clientLeft
      top += box.top + frame.frameElement.clientTop
    }
    return {
      quads: Array.from(element.getClientRects(), (box) => {
        const [l, t, r, b] = [box.left + left, box.top + top, box.right + left, box.bottom + top]
        return [l, t, r, t, r, b, l, b]
      }),
    }
  }`,
  'DOM.scrollIntoViewIfNeeded': `function(rect) {
    const node = this
    if (!node.isConnected) return 'Node is detached from document'
    const element = node.nodeType === 1 ? node : node.parentElement
    const box = element && element.getClientRects()[0]
    if (!box) return 'Node does not have a layout object'
    const seen = rect
      ? { left: box.left + rect.x, top: box.top + rect.y, right: box.left + rect.x + rect.width, bottom: box.top + rect.y + rect.height }
      : element.getBoundingClientRect()
    const whole = seen.left >= 0 && seen.top >= 0 && seen.right <= innerWidth && seen.bottom <= innerHeight
    if (!whole) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }`,
} as const

/** What Playwright asks once for each page and a distribution's WebKit has no need of or no way to do. */
export const ignoredCommands = new Set([
  'Page.createUserWorld',
  'Page.setTouchEmulationEnabled',
  'Page.setDefaultBackgroundColorOverride',
  'Page.updateScrollingState',
  'Page.setInterceptFileChooserDialog',
  'Page.setScreenSizeOverride',
  'Page.overrideSetting',
  'Dialog.enable',
  'Emulation.setActiveAndFocused',
  'Emulation.setOrientationOverride',
  'Emulation.setAuthCredentials',
  'Emulation.grantPermissions',
  'Emulation.resetPermissions',
  'Target.activate',
])

const tag = '__webkit_bridge__'

/** Runs before each page's own scripts: tells what the inspector has no event for. */
export const bootstrap = `(() => {
  if (window.top !== window) return
  let last = location.href
  const tell = () => {
    if (location.href === last) return
    last = location.href
    console.debug('${tag}', 'navigated', last)
  }
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name]
    History.prototype[name] = { [name](...rest) { const result = original.apply(this, rest); tell(); return result } }[name]
  }
  addEventListener('popstate', tell)
  addEventListener('hashchange', tell)
})()`

/** The function by which a page calls Playwright. */
export const bindingScript = (name: string) => `
  Object.defineProperty(window, ${JSON.stringify(name)}, {
    configurable: true,
    value: (payload) => console.debug('${tag}', 'called', payload, {}),
  })`

export const offlineScript = (offline: boolean) => `(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${!offline} })
  dispatchEvent(new Event('${offline ? 'offline' : 'online'}'))
})()`

interface RemoteObject {
  readonly value?: unknown
  readonly objectId?: string
}

/** What a page told by a console message, which its test must not see. */
export function toldBy({ method, params }: Message): { kind: string; value: string; contextId: number } | undefined {
  if (method !== 'Console.messageAdded') return undefined
  const { parameters } = (params as { message: { parameters?: RemoteObject[] } }).message
  if (parameters?.[0]?.value !== tag) return undefined
  const id = parameters[3]?.objectId
  return {
    kind: String(parameters[1]?.value),
    value: String(parameters[2]?.value),
    contextId: id ? JSON.parse(id).injectedScriptId : 0,
  }
}
