import { waitUntil } from '@sarv/platform/testing/wait-until'
import { keyActions, pointerActions, tapActions, wheelActions } from './input'
import { type MiniBrowser, screenSize } from './mini-browser'
import { bindingScript, bootstrap, elementFunctions, ignoredCommands, offlineScript, toldBy } from './page-commands'
import type { Message } from './pipe'

type Params = Record<string, unknown>

interface Frame {
  readonly id: string
  readonly parentId?: string
  readonly loaderId: string
  readonly url: string
}

interface TargetInfo {
  readonly targetId: string
  readonly type: string
  readonly isProvisional?: boolean
}

/** Playwright's second world of scripts is the page's own world under another number. */
const utilityWorld = { name: '__playwright_utility_world__', offset: 1_000_000 }

/** Commands of this program have numbers that Playwright never reaches. */
const firstOwnId = 1_000_000_000

/**
 * One page of a MiniBrowser. Playwright's messages go on to WebKit's inspector, and back, but for what a distribution's
 * WebKit lacks: input goes by WebDriver, and a few commands and events are made from those that it has.
 */
export class WebKitPage {
  readonly #write: (method: string, params: Params) => void
  #ownId = firstOwnId
  readonly #own = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>()
  #target = ''
  #provisional: string | undefined
  #mainFrame = ''
  #frames = new Set<string>()
  #documentRequests = new Set<string>()
  /** The document that is being asked for, and names of documents that went on loading in another process. */
  #wanted: { targetId: string; url: string; loaderId: string } | undefined
  #aliases = new Map<string, string>()
  #frameOfContext = new Map<number, string>()
  #bindings: string[] = []
  readonly #wheel = { deltaX: 0, deltaY: 0 }
  #initScript = ''
  #navigation: { resolve: (loaderId?: string) => void; reject: (error: Error) => void } | undefined
  readonly opened: Promise<void>
  #opened: () => void = () => {}

  constructor(
    readonly id: string,
    target: bigint,
    readonly handle: string,
    private readonly browser: MiniBrowser,
    private readonly send: (message: Message) => void,
  ) {
    this.opened = new Promise((resolve) => {
      this.#opened = resolve
    })
    const write = browser.inspector.attach(target, (text) => this.#receive(JSON.parse(text)))
    this.#write = (method, params) => write(JSON.stringify({ id: ++this.#ownId, method, params }))
    this.#write('Target.setPauseOnStart', { pauseOnStart: true })
  }

  /** A command of Playwright for this page. */
  async handleCommand({ id, method = '', params = {} }: Message): Promise<void> {
    if (method === 'Target.sendMessageToTarget') {
      const { targetId, message } = params as { targetId: string; message: string }
      this.#tell({ id, result: {} })
      await this.#targetCommand(targetId, JSON.parse(message))
      return
    }
    await this.#answer(
      () => this.#pageCommand(method, params),
      (response) => this.#tell({ id, ...response }),
    )
  }

  /** Runs a command of the inspector on the open document. */
  command(method: string, params: Params = {}, targetId = this.#target): Promise<Params> {
    const id = ++this.#ownId
    this.#write('Target.sendMessageToTarget', { targetId, message: JSON.stringify({ id, method, params }) })
    return new Promise((resolve, reject) => this.#own.set(id, { resolve, reject }))
  }

  /** Opens an address; ends when its document is there. @returns the document's id, none within one document */
  async navigate(url: string): Promise<string | undefined> {
    const committed = new Promise<string | undefined>((resolve, reject) => {
      this.#navigation = { resolve, reject }
    })
    committed.catch(() => {})
    await this.driver('POST', '/url', { url })
    return committed
  }

  async driver(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return this.browser.onWindow(this.handle, () => this.browser.driver(method, path, body))
  }

  async #pageCommand(method: string, params: Params): Promise<Params> {
    if (ignoredCommands.has(method)) return {}
    switch (method) {
      case 'Emulation.setDeviceMetricsOverride':
        await this.#resize(params as { width: number; height: number })
        return {}
      case 'Input.dispatchMouseEvent':
        return this.#act(pointerActions(params as never))
      case 'Input.dispatchTapEvent':
        return this.#act(tapActions(params as never))
      case 'Input.dispatchWheelEvent':
        // WebKit takes a wheel's distance for the one since its beginning.
        this.#wheel.deltaX += Number(params.deltaX)
        this.#wheel.deltaY += Number(params.deltaY)
        return this.#act(wheelActions({ ...(params as { x: number; y: number }), ...this.#wheel }))
      case 'Input.dispatchKeyEvent':
        return this.#act(keyActions(params as never))
      default:
        if (!method.startsWith('Target.')) throw new Error(`WebKit has no ${method}`)
        this.#write(method, params)
        return {}
    }
  }

  async #act(actions: object): Promise<Params> {
    await this.driver('POST', '/actions', actions)
    return {}
  }

  /** The window is larger than what is seen of a page by its bars; it follows a moment after the command. */
  async #resize(wanted: { width: number; height: number }): Promise<void> {
    const sizes = async () =>
      JSON.parse(await this.#evaluate('JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight])')) as [
        number,
        number,
        number,
        number,
      ]
    const [innerWidth, innerHeight, outerWidth, outerHeight] = await sizes()
    const width = wanted.width + Math.max(0, outerWidth - innerWidth)
    const height = wanted.height + Math.max(0, outerHeight - innerHeight)
    const x = Math.floor((screenSize.width - width) / 2)
    const y = Math.floor((screenSize.height - height) / 2)
    await this.driver('POST', '/window/rect', { x, y, width, height })
    await waitUntil(async () => {
      const [innerWidth, innerHeight] = await sizes()
      return innerWidth === wanted.width && innerHeight === wanted.height
    })
  }

  async #evaluate(expression: string): Promise<string> {
    const { result } = (await this.command('Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value: string }
    }
    return result.value
  }

  async #targetCommand(targetId: string, { id, method = '', params = {} }: Message): Promise<void> {
    const respond = (response: Message) => this.#fromTarget(targetId, { id, ...response })
    if (params.requestId) params = { ...params, requestId: String(params.requestId).split(' ')[1] }
    const contextId = params.contextId
    if (typeof contextId === 'number' && contextId > utilityWorld.offset)
      params = { ...params, contextId: contextId - utilityWorld.offset }
    await this.#answer(() => this.#emulated(targetId, method, params), respond)
  }

  async #emulated(targetId: string, method: string, params: Params): Promise<Params> {
    const run = (name: string, args: Params = {}) => this.command(name, args, targetId)
    if (ignoredCommands.has(method)) return {}
    switch (method) {
      case 'Page.setBootstrapScript':
        this.#initScript = String(params.source)
        return run(method, { source: this.#bootstrap() })
      case 'Runtime.addBinding':
        this.#bindings.push(String(params.name))
        await run('Runtime.evaluate', { expression: bindingScript(String(params.name)) })
        return run('Page.setBootstrapScript', { source: this.#bootstrap() })
      case 'Network.addInterception':
        // A document that goes on in another process would begin one more there, without end.
        return run(method, targetId === this.#provisional ? { ...params, url: otherThan(this.#wanted?.url) } : params)
      case 'Page.setTimeZone':
        if (params.timeZone !== 'Asia/Tehran') throw new Error('WebKit: the time zone is that of its start')
        return {}
      case 'Page.setForcedColors':
        if (params.forcedColors === 'Active') throw new Error('WebKit has no forced colors')
        return {}
      case 'Network.setEmulateOfflineState':
        if (this.#offline !== params.offline) {
          this.#offline = Boolean(params.offline)
          await run('Runtime.evaluate', { expression: offlineScript(this.#offline) })
          await run('Page.setBootstrapScript', { source: this.#bootstrap() })
        }
        return {}
      case 'Page.insertText':
        await run('Runtime.evaluate', {
          expression: `document.execCommand('insertText', false, ${JSON.stringify(params.text)})`,
          emulateUserGesture: true,
        })
        return {}
      case 'Page.goBack':
      case 'Page.goForward':
        await this.driver('POST', method === 'Page.goBack' ? '/back' : '/forward')
        return {}
      case 'DOM.describeNode': {
        const { injectedScriptId } = JSON.parse(String(params.objectId))
        return { ownerFrameId: this.#frameOfContext.get(injectedScriptId) ?? this.#mainFrame }
      }
      case 'DOM.resolveNode': {
        // Both worlds are one: a second name of the same node.
        const { result } = await run('Runtime.callFunctionOn', {
          objectId: params.objectId,
          functionDeclaration: 'function() { return this }',
        })
        return { object: result }
      }
      case 'DOM.getContentQuads':
        return (await this.#onElement(method, params, targetId)) as Params
      case 'DOM.scrollIntoViewIfNeeded': {
        const failure = await this.#onElement(method, params, targetId, [{ value: params.rect }])
        if (failure) throw new Error(String(failure))
        return {}
      }
      case 'DOM.setInputFiles':
        await this.#setFiles(targetId, params as never)
        return {}
      default:
        return run(method, params)
    }
  }

  #offline = false

  #bootstrap(): string {
    const parts = [
      bootstrap,
      ...this.#bindings.map(bindingScript),
      this.#offline ? offlineScript(true) : '',
      this.#initScript,
    ]
    return parts.join(';\n')
  }

  async #onElement(
    method: keyof typeof elementFunctions,
    { objectId }: Params,
    targetId: string,
    args: object[] = [],
  ): Promise<unknown> {
    const response = (await this.command(
      'Runtime.callFunctionOn',
      { objectId, functionDeclaration: elementFunctions[method], arguments: args, returnByValue: true },
      targetId,
    )) as { wasThrown?: boolean; result: { value?: unknown; description?: string } }
    if (response.wasThrown) throw new Error(response.result.description)
    return response.result.value
  }

  /** A person's choice of files, by the driver: the input is found by a mark. */
  async #setFiles(targetId: string, { objectId, paths }: { objectId: string; paths: string[] }): Promise<void> {
    const mark = `webkit-bridge-${++this.#ownId}`
    const setMark = (text: string) =>
      this.command('Runtime.callFunctionOn', { objectId, functionDeclaration: `function() { ${text} }` }, targetId)
    await setMark(`this.setAttribute('data-${mark}', '')`)
    const element = (await this.driver('POST', '/element', {
      using: 'css selector',
      value: `[data-${mark}]`,
    })) as object
    await this.driver('POST', `/element/${Object.values(element)[0]}/value`, { text: paths.join('\n') })
    await setMark(`this.removeAttribute('data-${mark}')`)
  }

  #receive(message: Message): void {
    const { method, params = {} } = message
    if (message.id) return
    if (method === 'Target.dispatchMessageFromTarget') {
      const { targetId, message: text } = params as { targetId: string; message: string }
      this.#receiveFromTarget(targetId, JSON.parse(text))
      return
    }
    if (method === 'Target.targetCreated' && !this.#targetCreated(params.targetInfo as TargetInfo)) return
    if (method === 'Target.didCommitProvisionalTarget') this.#target = String(params.newTargetId)
    if (method === 'Target.didCommitProvisionalTarget' || params.targetId === this.#provisional)
      this.#provisional = undefined
    this.#tell(message)
  }

  #targetCreated({ targetId, type, isProvisional }: TargetInfo): boolean {
    if (type !== 'page') {
      this.#write('Target.resume', { targetId })
      return false
    }
    if (isProvisional) {
      // Playwright knows one at a time.
      if (this.#provisional) this.#tell({ method: 'Target.targetDestroyed', params: { targetId: this.#provisional } })
      this.#provisional = targetId
    } else this.#target = targetId
    this.#opened()
    return true
  }

  #receiveFromTarget(targetId: string, message: Message): void {
    const own = message.id ? this.#own.get(message.id) : undefined
    if (message.id && own) {
      this.#own.delete(message.id)
      if (message.error) own.reject(new Error(message.error.message))
      else own.resolve((message.result ?? {}) as Params)
      return
    }
    for (const event of this.#events(targetId, this.#named(targetId, message))) this.#fromTarget(targetId, event)
  }

  /** WebKit's event, with those that Playwright's own build would have sent around it. */
  #events(targetId: string, message: Message): Message[] {
    const { method, params = {} } = message
    const told = toldBy(message)
    if (told) return this.#toldEvents(told)
    switch (method) {
      case 'Page.frameNavigated':
        return this.#frameNavigated(message, params.frame as Frame)
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        return [{ method, params: { ...params, frameId: params.frameId ?? this.#mainFrame } }]
      case 'Runtime.executionContextCreated': {
        const { context } = params as { context: { id: number; type: string; frameId: string } }
        if (context.type !== 'normal') return []
        this.#frameOfContext.set(context.id, context.frameId)
        const utility = { ...context, id: context.id + utilityWorld.offset, type: 'user', name: utilityWorld.name }
        return [message, { method, params: { context: utility } }]
      }
      case 'Network.requestWillBeSent':
        if (params.type === 'Document' && (!this.#mainFrame || params.frameId === this.#mainFrame))
          this.#documentRequests.add(String(params.requestId))
        return [params.type === 'Document' ? this.#continued(targetId, message) : message]
      case 'Network.loadingFailed':
        if (this.#documentRequests.delete(String(params.requestId))) {
          // A load that goes on in another process is cancelled in this one.
          if (params.canceled && this.#provisional) return []
          if (params.canceled) return [message]
          this.#navigation?.reject(new Error(String(params.errorText)))
          this.#navigation = undefined
        }
        return [message]
      default:
        return [message]
    }
  }

  #toldEvents({ kind, value, contextId }: { kind: string; value: string; contextId: number }): Message[] {
    if (kind === 'called')
      return [{ method: 'Runtime.bindingCalled', params: { contextId, name: this.#bindings[0], argument: value } }]
    this.#navigation?.resolve()
    this.#navigation = undefined
    return [{ method: 'Page.navigatedWithinDocument', params: { frameId: this.#mainFrame, url: value } }]
  }

  #frameNavigated(message: Message, frame: Frame): Message[] {
    if (!frame.parentId) {
      this.#mainFrame = frame.id
      this.#frames.clear()
      this.#navigation?.resolve(frame.loaderId)
      this.#navigation = undefined
      return [message]
    }
    if (this.#frames.has(frame.id)) return [message]
    this.#frames.add(frame.id)
    const attached = { frameId: frame.id, parentFrameId: frame.parentId }
    return [{ method: 'Page.frameAttached', params: attached }, message]
  }

  async #answer(work: () => Promise<Params>, respond: (response: Message) => void): Promise<void> {
    try {
      respond({ result: await work() })
    } catch (error) {
      respond({ error: { message: error instanceof Error ? error.message : String(error) } })
    }
  }

  #fromTarget(targetId: string, message: Message): void {
    // A document that was left may speak once more.
    if (targetId !== this.#target && targetId !== this.#provisional) return
    this.#tell({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })
  }

  #tell(message: Message): void {
    this.send({ ...message, pageProxyId: this.id })
  }

  /** A document that goes on loading in another process keeps its name. */
  #continued(targetId: string, message: Message): Message {
    const { loaderId, request } = message.params as { loaderId: string; request: { url: string } }
    const { url } = request
    if (targetId === this.#provisional && this.#wanted?.url === url && this.#wanted.targetId !== targetId) {
      this.#aliases.set(loaderId, this.#wanted.loaderId)
      return { ...message, params: { ...message.params, loaderId: this.#wanted.loaderId } }
    }
    this.#wanted = { targetId, url, loaderId }
    return message
  }

  /** Each process counts its requests and documents from one: what they are known by names the process too. */
  #named(targetId: string, message: Message): Message {
    const { params } = message
    if (!params) return message
    const named = (id: unknown) => `${targetId} ${id}`
    const loader = (id: unknown) => this.#aliases.get(named(id)) ?? named(id)
    const frame = params.frame as Frame | undefined
    return {
      ...message,
      params: {
        ...params,
        ...('requestId' in params && { requestId: named(params.requestId) }),
        ...('loaderId' in params && { loaderId: loader(params.loaderId) }),
        ...(frame?.loaderId && { frame: { ...frame, loaderId: loader(frame.loaderId) } }),
      },
    }
  }
}

/** A regular expression for every address but one. */
function otherThan(url = ''): string {
  return `^(?!${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$)`
}
