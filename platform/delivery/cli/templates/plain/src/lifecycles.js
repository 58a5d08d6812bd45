import address from './style.css'
import { drawWelcome } from './welcome.js'

/** By the element of the mount: one object serves all of them, and two may overlap. */
const drawn = new WeakMap()

export const lifecycles = {
  async bootstrap() {},
  async mount({ domElement, platform }) {
    const style = await styleOf(address)
    const stop = drawWelcome(domElement, platform)
    domElement.prepend(style)
    drawn.set(domElement, stop)
  },
  async unmount({ domElement }) {
    drawn.get(domElement)?.()
    drawn.delete(domElement)
    domElement.replaceChildren()
  },
}

/** A style of this remote, with the hash that the page's catalogue has for it. */
async function styleOf(name) {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.crossOrigin = 'anonymous'
  style.href = new URL(name, import.meta.url).href
  style.integrity = globalThis.__SARV_STYLES__[style.href]
  return style
}
