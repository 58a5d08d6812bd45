import { markPromptsAsked } from '@sarv/e2e/test'
import { restOf } from '../page-rest'
import type { DevTools } from './devtools'

/** What is found by its role and the first words of its name, as a screen reader tells them; the first one within another. */
export interface Target {
  readonly role: string
  readonly name?: string
  readonly within?: Target
}

/** A page of a phone that only computes as slowly as one, and is asked nothing while it works. */
export interface BarePage {
  goto(url: string): Promise<void>
  /** Waits until it is at rest; a page that was just loaded has more to wait for. */
  rest(silence?: number): Promise<void>
  /** Runs a function in the page, with values that JSON can carry. */
  evaluate<Result, Value = undefined>(run: (value: Value) => Result | Promise<Result>, value?: Value): Promise<Result>
  /** Runs a function in each document from now on, before everything else. */
  runAtStart<Value = undefined>(run: (value: Value) => void, value?: Value): Promise<void>
  /** A finger in the middle of it. */
  tap(target: Target): Promise<void>
  /** A mouse that comes to rest on it. */
  hover(target: Target): Promise<void>
  focus(target: Target): Promise<void>
  /** A key as a keyboard sends it; a letter or digit is typed. */
  press(key: string, options?: { readonly control?: boolean }): Promise<void>
  close(): Promise<void>
}

export interface PageOptions {
  /** Whether the browser's cache is emptied before. */
  readonly cold: boolean
  /** Whether it computes as fast as this machine, and not as a phone. */
  readonly fast?: boolean
}

/** CSS pixels from the corner of the viewport. */
interface Point {
  readonly x: number
  readonly y: number
}

interface AccessibleNode {
  readonly ignored: boolean
  readonly name?: { readonly value?: string }
  readonly backendDOMNodeId: number
}

type Evaluated = {
  readonly result: { readonly value: never }
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string }; readonly text: string }
}

const keys: Readonly<Record<string, { readonly code: number; readonly text?: string }>> = {
  Escape: { code: 27 },
  ' ': { code: 32, text: ' ' },
}
const controlKey = 2

/** How much slower than this machine's the processor of a phone of the middle class is. */
const slowdown = 4

export async function openBarePage(
  devTools: DevTools,
  { cold, fast = false, traffic }: PageOptions & { readonly traffic: () => number },
): Promise<BarePage> {
  const { targetId } = await devTools.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await devTools.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send = <Result = unknown>(method: string, params?: object) => devTools.send<Result>(method, params, sessionId)
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  if (!fast) await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (cold) await send('Network.clearBrowserCache')
  await send('Page.enable')
  await keepWorker()

  const runAtStart: BarePage['runAtStart'] = async (run, value) =>
    void (await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, value) }))
  await runAtStart(markPromptsAsked)

  const evaluate: BarePage['evaluate'] = async (run, value) => {
    const expression = callOf(run, value)
    const { result, exceptionDetails: fault } = await send<Evaluated>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (fault) throw new Error(fault.exception?.description ?? fault.text)
    return result.value
  }

  /** Where a tool has looked on, Chromium installs the service worker again before each navigation, for 1.5 s and more. */
  async function keepWorker() {
    await send('ServiceWorker.enable')
    await send('ServiceWorker.setForceUpdateOnPageLoad', { forceUpdateOnPageLoad: false })
    await send('ServiceWorker.disable')
  }

  async function find({ role, name, within }: Target): Promise<number> {
    const root = within ? { backendNodeId: await find(within) } : await documentObject()
    const nodes = await queryAccessible({ ...root, role })
    const isNamed = (told = '') => name === undefined || told === name || told.startsWith(`${name} `)
    const found = nodes.find((node) => !node.ignored && isNamed(node.name?.value))
    if (!found) throw new Error(`There is no ${role} ${name ?? ''}`)
    return found.backendDOMNodeId
  }
  /** Once asked, Chromium keeps the accessibility tree of a page up to date in every frame, until that is disabled. */
  async function queryAccessible(query: object): Promise<readonly AccessibleNode[]> {
    await send('Accessibility.enable')
    try {
      const { nodes } = await send<{ nodes: readonly AccessibleNode[] }>('Accessibility.queryAXTree', query)
      return nodes
    } finally {
      await send('Accessibility.disable')
    }
  }
  async function documentObject() {
    const { result } = await send<{ result: { objectId: string } }>('Runtime.evaluate', { expression: 'document' })
    return { objectId: result.objectId }
  }
  const rest: BarePage['rest'] = (silence) =>
    restOf({ evaluate }, () => ({ onTheirWay: 0, events: traffic() }), silence)

  async function pointOf(target: Target): Promise<Point | undefined> {
    const { object } = await send<{ object: { objectId: string } }>('DOM.resolveNode', {
      backendNodeId: await find(target),
    })
    const { result } = await send<{ result: { value?: Point } }>('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: `${middleInSight}`,
      returnByValue: true,
    })
    return result.value
  }
  /** Scrolls only to what is out of sight, as people do before they press; a tab bar that sticks is in sight everywhere. */
  async function middleOf(target: Target): Promise<Point> {
    if (!(await pointOf(target))) {
      await send('DOM.scrollIntoViewIfNeeded', { backendNodeId: await find(target) })
      await rest()
    }
    const point = await pointOf(target)
    if (!point) throw new Error(`Something covers ${target.role} ${target.name ?? ''}`)
    // What found it is done before the finger comes.
    await evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    return point
  }

  return {
    evaluate,
    runAtStart,
    goto: async (url) => void (await send('Page.navigate', { url })),
    rest,
    async tap(target) {
      const point = await middleOf(target)
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    async hover(target) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await middleOf(target)) })
    },
    async focus(target) {
      await send('DOM.focus', { backendNodeId: await find(target) })
    },
    async press(key, { control = false } = {}) {
      const { code = key.toUpperCase().charCodeAt(0), text = key } = keys[key] ?? {}
      const modifiers = control ? controlKey : 0
      const event = { key, windowsVirtualKeyCode: code, modifiers }
      const commands = control && key === 'a' ? ['selectAll'] : []
      const typed = control || key === 'Escape' ? {} : { text }
      await send('Input.dispatchKeyEvent', {
        type: 'text' in typed ? 'keyDown' : 'rawKeyDown',
        ...event,
        ...typed,
        commands,
      })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    },
    close: async () => void (await devTools.send('Target.closeTarget', { targetId })),
  }
}

/** Runs in the page: the middle of an element, if that is what a finger there meets. */
function middleInSight(this: Element): Point | undefined {
  const { left, top, width, height } = this.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit && (this.contains(hit) || hit.contains(this)) ? point : undefined
}

/** The text that calls a function in a page. */
function callOf(run: (value: never) => unknown, value: unknown): string {
  // The loader of this program marks functions with their names, which the page knows nothing of.
  return `((__name) => (${run})(${JSON.stringify(value)}))((target) => target)`
}
