import { randomUUID } from 'node:crypto'

type Params = Record<string, unknown>
/** Runs a command of the inspector on the element's document. */
type Run = (method: string, params: Params) => Promise<Params>

/**
 * Commands of Playwright's WebKit that a distribution's WebKit does not have, done by functions that run on the element.
 * Each is the text of a function whose `this` is the element; `arguments` are the command's own.
 */
const elementFunctions = {
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

/** Runs the function that stands for a command on its element. @throws what the function throws */
export async function onElement(
  run: Run,
  method: keyof typeof elementFunctions,
  { objectId }: Params,
  args: object[] = [],
): Promise<unknown> {
  const { wasThrown, result } = (await run('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: elementFunctions[method],
    arguments: args,
    returnByValue: true,
  })) as { wasThrown?: boolean; result: { value?: unknown; description?: string } }
  if (wasThrown) throw new Error(result.description)
  return result.value
}

/** A person's choice of files, by the driver: the input is found by a mark. */
export async function setFiles(
  run: Run,
  post: (path: string, body: object) => Promise<unknown>,
  { objectId, paths }: { objectId: string; paths: string[] },
): Promise<void> {
  const mark = `data-webkit-bridge-${randomUUID()}`
  const setMark = (text: string) =>
    run('Runtime.callFunctionOn', { objectId, functionDeclaration: `function() { ${text} }` })
  await setMark(`this.setAttribute('${mark}', '')`)
  const element = (await post('/element', { using: 'css selector', value: `[${mark}]` })) as object
  await post(`/element/${Object.values(element)[0]}/value`, { text: paths.join('\n') })
  await setMark(`this.removeAttribute('${mark}')`)
}
