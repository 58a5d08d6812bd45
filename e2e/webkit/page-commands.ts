import type { Message } from './pipe'

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
    last = location.href
    console.debug('${tag}', 'navigated', last)
  }
  const tellOther = () => location.href === last || tell()
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name]
    History.prototype[name] = { [name](...rest) { const result = original.apply(this, rest); tellOther(); return result } }[name]
  }
  // Back may lead to the same address.
  addEventListener('popstate', tell)
  addEventListener('hashchange', tellOther)
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
