import type { Message } from './pipe'

type Params = Record<string, unknown>

interface Frame {
  readonly id: string
  readonly parentId?: string
  readonly loaderId: string
  readonly url: string
}

/** Playwright's second world of scripts is the page's own world under another number. */
const utilityWorld = { name: '__playwright_utility_world__', offset: 1_000_000 }

/**
 * The documents of a page as Playwright knows them. WebKit loads a document in one process and may go on in another, each
 * of which counts its requests and documents from one; what Playwright's own build tells of them beyond that is added.
 */
export class PageDocuments {
  /** The process of the open document, and the one of a document on its way. */
  target = ''
  provisional: string | undefined
  mainFrame = ''
  readonly #frames = new Set<string>()
  readonly #documentRequests = new Set<string>()
  /** The document that is being asked for, and names of documents that went on loading in another process. */
  #wanted: { targetId: string; url: string; loaderId: string } | undefined
  readonly #aliases = new Map<string, string>()
  readonly #frameOfContext = new Map<number, string>()
  #navigation: { url: string; resolve: (loaderId?: string) => void; reject: (error: Error) => void } | undefined

  /** @returns the id of the next document, none if it is the same one at another address */
  next(url: string): Promise<string | undefined> {
    const committed = new Promise<string | undefined>((resolve, reject) => {
      this.#navigation = { url: new URL(url).href, resolve, reject }
    })
    committed.catch(() => {})
    return committed
  }

  /** A process of the page has begun. @returns the one that it takes the place of, as Playwright knows one at a time */
  created({ targetId, isProvisional }: { targetId: string; isProvisional?: boolean }): string | undefined {
    const replaced = isProvisional ? this.provisional : undefined
    if (isProvisional) this.provisional = targetId
    else this.target = targetId
    return replaced
  }

  committed(targetId: string): void {
    this.target = targetId
    this.provisional = undefined
  }

  destroyed(targetId: unknown): void {
    if (targetId === this.provisional) this.provisional = undefined
  }

  /** A document that goes on in another process would begin one more there, without end, if it were intercepted. */
  interceptable(targetId: string): string | undefined {
    if (targetId !== this.provisional || !this.#wanted) return undefined
    return `^(?!${this.#wanted.url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$)`
  }

  /** Whether a request is that of a document for the page itself. */
  isNext({ type, frameId }: Params): boolean {
    return type === 'Document' && frameId === this.mainFrame
  }

  /** The frame of an object that the inspector names. */
  frameOf(objectId: unknown): string {
    return this.#frameOfContext.get(JSON.parse(String(objectId)).injectedScriptId) ?? this.mainFrame
  }

  /** A command's parameters in the words of the process. */
  unnamed(params: Params): Params {
    const { requestId, contextId } = params
    return {
      ...params,
      ...(requestId ? { requestId: String(requestId).split(' ')[1] } : {}),
      ...(Number(contextId) > utilityWorld.offset ? { contextId: Number(contextId) - utilityWorld.offset } : {}),
    }
  }

  /** WebKit's event in Playwright's words, with those that Playwright's own build would have sent around it. */
  events(targetId: string, event: Message): Message[] {
    const message = this.#named(targetId, event)
    const { method, params = {} } = message
    switch (method) {
      case 'Page.frameNavigated':
        return this.#frameNavigated(message, params.frame as Frame)
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        return [{ method, params: { ...params, frameId: params.frameId ?? this.mainFrame } }]
      case 'Runtime.executionContextCreated': {
        const { context } = params as { context: { id: number; type: string; frameId: string } }
        if (context.type !== 'normal') return []
        // The first document is not told of as others are.
        this.mainFrame ||= context.frameId
        this.#frameOfContext.set(context.id, context.frameId)
        const utility = { ...context, id: context.id + utilityWorld.offset, type: 'user', name: utilityWorld.name }
        return [message, { method, params: { context: utility } }]
      }
      case 'Network.requestWillBeSent':
        return params.type === 'Document' ? this.#documentRequested(targetId, message, params) : [message]
      case 'Network.loadingFailed':
        return this.#loadingFailed(message, params)
      default:
        return [message]
    }
  }

  /** The open document has another address. */
  navigatedWithin(url: string): Message {
    if (this.#navigation?.url === url) {
      this.#navigation.resolve()
      this.#navigation = undefined
    }
    return { method: 'Page.navigatedWithinDocument', params: { frameId: this.mainFrame, url } }
  }

  #frameNavigated(message: Message, frame: Frame): Message[] {
    if (!frame.parentId) {
      this.mainFrame = frame.id
      this.#frames.clear()
      this.#navigation?.resolve(frame.loaderId)
      this.#navigation = undefined
      return [message]
    }
    return [...this.#attached(frame.id, frame.parentId), message]
  }

  #documentRequested(targetId: string, message: Message, { frameId, requestId }: Params): Message[] {
    const isMain = frameId === this.mainFrame
    if (isMain) this.#documentRequests.add(String(requestId))
    // Playwright lets no request go on whose frame it does not know.
    const attached = isMain || targetId !== this.target ? [] : this.#attached(String(frameId), this.mainFrame)
    return [...attached, this.#continued(targetId, message)]
  }

  #attached(frameId: string, parentFrameId: string): Message[] {
    if (this.#frames.has(frameId)) return []
    this.#frames.add(frameId)
    return [{ method: 'Page.frameAttached', params: { frameId, parentFrameId } }]
  }

  #loadingFailed(message: Message, { requestId, canceled, errorText }: Params): Message[] {
    if (!this.#documentRequests.delete(String(requestId))) return [message]
    // A load that goes on in another process is cancelled in this one.
    if (canceled) return this.provisional ? [] : [message]
    this.#navigation?.reject(new Error(String(errorText)))
    this.#navigation = undefined
    return [message]
  }

  /** A document that goes on loading in another process keeps its name. */
  #continued(targetId: string, message: Message): Message {
    const { loaderId, request } = message.params as { loaderId: string; request: { url: string } }
    const { url } = request
    if (targetId === this.provisional && this.#wanted?.url === url && this.#wanted.targetId !== targetId) {
      this.#aliases.set(loaderId, this.#wanted.loaderId)
      return { ...message, params: { ...message.params, loaderId: this.#wanted.loaderId } }
    }
    this.#wanted = { targetId, url, loaderId }
    return message
  }

  /** What requests and documents are known by names the process too; bodies are told as Playwright's own build tells them. */
  #named(targetId: string, message: Message): Message {
    const { params } = message
    if (!params) return message
    const request = params.request as { postData?: string } | undefined
    const named = (id: unknown) => `${targetId} ${id}`
    const loader = (id: unknown) => this.#aliases.get(named(id)) ?? named(id)
    const frame = params.frame as Frame | undefined
    return {
      ...message,
      params: {
        ...params,
        ...('requestId' in params && { requestId: named(params.requestId) }),
        ...('loaderId' in params && { loaderId: loader(params.loaderId) }),
        ...(request?.postData && { request: { ...request, postData: inBase64(request.postData) } }),
        ...(frame?.loaderId && { frame: { ...frame, loaderId: loader(frame.loaderId) } }),
      },
    }
  }
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64')
