import { setImmediate } from 'node:timers/promises'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import { PageDocuments } from './documents'
import { onElement, setFiles } from './element-commands'
import { keyActions, Presses, pointerActions, tapActions, wheelActions } from './input'
import { InterceptedRequests } from './intercepted-requests'
import { type MiniBrowser, screenSize } from './mini-browser'
import { bindingScript, bootstrap, ignoredCommands, offlineScript, toldBy } from './page-commands'
import type { Message } from './pipe'
import { TargetCommands } from './target-commands'

type Params = Record<string, unknown>

interface TargetInfo {
  readonly targetId: string
  readonly type: string
  readonly isProvisional?: boolean
}

/**
 * One page of a MiniBrowser. Playwright's messages go on to WebKit's inspector, and back, but for what a distribution's
 * WebKit lacks: input goes by WebDriver, and a few commands and events are made from those that it has.
 */
export class WebKitPage {
  readonly #commands: TargetCommands
  readonly #documents = new PageDocuments()
  readonly #intercepted = new InterceptedRequests()
  /** Messages are taken one after the other. */
  #taken = Promise.resolve()
  #bindings: string[] = []
  readonly #presses = new Presses()
  readonly #wheel = { deltaX: 0, deltaY: 0 }
  #initScript = ''
  readonly opened: Promise<void>
  #opened: () => void = () => {}
  #failedToOpen: (error: Error) => void = () => {}

  constructor(
    readonly id: string,
    target: bigint,
    readonly handle: string,
    private readonly browser: MiniBrowser,
    private readonly send: (message: Message) => void,
  ) {
    this.opened = new Promise((resolve, reject) => {
      this.#opened = resolve
      this.#failedToOpen = reject
    })
    const write = browser.inspector.attach(target, (text) => {
      this.#taken = this.#taken.then(() => this.#receive(JSON.parse(text)))
    })
    this.#commands = new TargetCommands(write)
    this.#commands.send('Target.setPauseOnStart', { pauseOnStart: true })
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
  command(method: string, params: Params = {}, targetId = this.#documents.target): Promise<Params> {
    return this.#commands.run(targetId, method, params)
  }

  /** Opens an address; ends when its document is there. @returns the document's id, none within one document */
  async navigate(url: string): Promise<string | undefined> {
    const committed = this.#documents.next(url)
    await this.#intercepted.expectNavigation()
    try {
      await this.driver('POST', '/url', { url })
      return await committed
    } finally {
      this.#intercepted.navigationBegun()
    }
  }

  /** The browser is gone: nothing that was asked of it will be answered. */
  ended(): void {
    this.#commands.browserEnded()
    this.#tell({ method: 'Target.targetDestroyed', params: { targetId: this.#documents.target, crashed: true } })
    this.#failedToOpen(new Error('WebKit: the browser ended before its page was open'))
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
      case 'Input.dispatchMouseEvent': {
        const beside = params.type === 'down' ? this.#presses.begin(params as never) : undefined
        return this.#act(pointerActions(this.handle, params as never, beside))
      }
      case 'Input.dispatchTapEvent':
        return this.#act(tapActions(this.handle, params as never))
      case 'Input.dispatchWheelEvent':
        // WebKit takes a wheel's distance for the one since its beginning.
        this.#wheel.deltaX += Number(params.deltaX)
        this.#wheel.deltaY += Number(params.deltaY)
        return this.#act(wheelActions({ ...(params as { x: number; y: number }), ...this.#wheel }))
      case 'Input.dispatchKeyEvent':
        return this.#act(keyActions(params as never))
      default:
        if (!method.startsWith('Target.')) throw new Error(`WebKit has no ${method}`)
        this.#commands.send(method, params)
        return {}
    }
  }

  async #act(actions: object): Promise<Params> {
    await this.driver('POST', '/actions', actions)
    return {}
  }

  /** The window is larger than what is seen of a page by its bars; it follows a moment after the command. */
  async #resize(wanted: { width: number; height: number }): Promise<void> {
    const sizes = async (): Promise<number[]> =>
      JSON.parse(await this.#evaluate('JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight])'))
    const [innerWidth = 0, innerHeight = 0, outerWidth = 0, outerHeight = 0] = await sizes()
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
    const run = () => this.#emulated(targetId, method, this.#documents.unnamed(params))
    const goesOn = method.startsWith('Network.intercept')
    await this.#answer(() => (goesOn ? this.#intercepted.goOn(params.requestId, run) : run()), respond)
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
        return run(method, { ...params, url: this.#documents.interceptable(targetId) ?? params.url })
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
      case 'DOM.describeNode':
        return { ownerFrameId: this.#documents.frameOf(params.objectId) }
      case 'DOM.resolveNode': {
        // Both worlds are one: a second name of the same node.
        const { result } = await run('Runtime.callFunctionOn', {
          objectId: params.objectId,
          functionDeclaration: 'function() { return this }',
        })
        return { object: result }
      }
      case 'DOM.getContentQuads':
        return (await onElement(run, method, params)) as Params
      case 'DOM.scrollIntoViewIfNeeded': {
        const failure = await onElement(run, method, params, [{ value: params.rect }])
        if (failure) throw new Error(String(failure))
        return {}
      }
      case 'DOM.setInputFiles':
        await setFiles(run, (path, body) => this.driver('POST', path, body), params as never)
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

  async #receive(message: Message): Promise<void> {
    const { id, method, params = {} } = message
    if (id) return this.#commands.refused(message)
    const targetId = String(params.targetId)
    switch (method) {
      case 'Target.dispatchMessageFromTarget':
        return this.#receiveFromTarget(targetId, JSON.parse(String(params.message)))
      case 'Target.targetCreated':
        return this.#targetCreated(message, params.targetInfo as TargetInfo)
      case 'Target.targetDestroyed':
        this.#commands.targetEnded(targetId)
        this.#documents.destroyed(targetId)
        break
      case 'Target.didCommitProvisionalTarget':
        this.#commands.targetEnded(String(params.oldTargetId))
        // Playwright takes the last responses of a process only while it is the page's.
        await setImmediate()
        this.#documents.committed(String(params.newTargetId))
    }
    this.#tell(message)
  }

  #targetCreated(message: Message, info: TargetInfo): void {
    const { targetId } = info
    if (info.type !== 'page') {
      this.#commands.send('Target.resume', { targetId })
      return
    }
    const replaced = this.#documents.created(info)
    if (replaced) this.#tell({ method: 'Target.targetDestroyed', params: { targetId: replaced } })
    this.#opened()
    this.#tell(message)
  }

  #receiveFromTarget(targetId: string, message: Message): void {
    if (this.#commands.answered(message)) return
    const told = toldBy(message)
    const events = told ? this.#toldEvents(told) : this.#documents.events(targetId, message)
    for (const event of events) {
      const { method, params = {} } = event
      if (method === 'Network.loadingFailed') this.#intercepted.ended(params.requestId)
      if (method === 'Network.requestWillBeSent' && this.#documents.isNext(params)) this.#intercepted.navigationBegun()
      this.#fromTarget(targetId, event)
    }
  }

  #toldEvents({ kind, value, contextId }: { kind: string; value: string; contextId: number }): Message[] {
    if (kind !== 'called') return [this.#documents.navigatedWithin(value)]
    return [{ method: 'Runtime.bindingCalled', params: { contextId, name: this.#bindings[0], argument: value } }]
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
    if (targetId !== this.#documents.target && targetId !== this.#documents.provisional) return
    this.#tell({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message: JSON.stringify(message) } })
  }

  #tell(message: Message): void {
    this.send({ ...message, pageProxyId: this.id })
  }
}
