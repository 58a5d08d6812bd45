import type { RemoteLifecycles, RemoteProps } from '../../contract/lifecycles'
import { globals } from '../../page/protocol'

/** Draws a remote into an element of its own. @returns what takes it out of there again */
export type Draw = (element: HTMLElement, props: RemoteProps) => (() => void) | Promise<() => void>

/**
 * Makes the lifecycles of a remote in any framework. One object serves every mount, and two may overlap: what is drawn is
 * kept by the element of its mount, and `unmount` leaves nothing behind.
 * @param styles addresses of style sheets, which are linked beside what is drawn with the hashes that the page has for them
 * @example
 * export const lifecycles = defineLifecycles((element, { platform }) => {
 *   const app = createApp(Screen, { platform })
 *   app.mount(element)
 *   return () => app.unmount()
 * }, [new URL('./style.css', import.meta.url).href])
 */
export function defineLifecycles(draw: Draw, styles: readonly string[] = []): RemoteLifecycles {
  const drawn = new WeakMap<HTMLElement, () => void>()
  return {
    bootstrap: async () => undefined,
    async mount(props) {
      const { domElement } = props as typeof props & { domElement: HTMLElement }
      const element = document.createElement('div')
      domElement.append(...styles.map(styleLink), element)
      drawn.set(domElement, await draw(element, props))
    },
    async unmount(props) {
      const { domElement } = props as typeof props & { domElement: HTMLElement }
      drawn.get(domElement)?.()
      drawn.delete(domElement)
      domElement.replaceChildren()
    },
  }
}

/** Import maps verify scripts only: a style carries its hash itself. */
function styleLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.href = href
  const hashes: Readonly<Record<string, string>> = Reflect.get(globalThis, globals.styles) ?? {}
  link.integrity = hashes[href] ?? ''
  return link
}
