import { createRenderer } from 'solid-js/universal'

/** Makes what JSX says without markup in strings; the compiler imports from here what it needs. */
export const {
  render,
  effect,
  memo,
  createComponent,
  createElement,
  createTextNode,
  insertNode,
  insert,
  spread,
  setProp,
  mergeProps,
  use,
} = createRenderer<Node>({
  createElement: (tag) => document.createElement(tag),
  createTextNode: (text) => document.createTextNode(text),
  replaceText: (node, text) => {
    node.textContent = text
  },
  isTextNode: (node) => node.nodeType === Node.TEXT_NODE,
  setProperty(node, name, value, before) {
    const element = node as HTMLElement
    const [, event] = /^on:?(\w+)$/.exec(name) ?? []
    if (event) {
      element.removeEventListener(event.toLowerCase(), before as EventListener)
      element.addEventListener(event.toLowerCase(), value as EventListener)
    } else if (name === 'value' || name === 'checked') Reflect.set(element, name, value)
    else if (name.startsWith('aria-')) element.setAttribute(name, String(value))
    else if (value === undefined || value === null || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  },
  insertNode: (parent, node, anchor) => void parent.insertBefore(node, anchor ?? null),
  removeNode: (parent, node) => void parent.removeChild(node),
  getParentNode: (node) => node.parentNode ?? undefined,
  getFirstChild: (node) => node.firstChild ?? undefined,
  getNextSibling: (node) => node.nextSibling ?? undefined,
})
