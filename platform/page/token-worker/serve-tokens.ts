import type { AuthorizationRequest } from '../../client/session/authorization-request'
import type { SignInRequest } from '../../client/session/identity-client'
import type { KeyValueStore } from '../../client/session/token-store'
import { lazyPromise } from '../../lib/async/lazy-promise'
import { callsOver, serveCalls } from './remote-calls'
import { sealedIdentity, sealedStates } from './sealed-identity'
import { sendSealed } from './send-sealed'
import type { SentNews, SentRequest, WorkerOrder } from './sent-request'
import { createTokenSeal, type TokenSeal } from './token-seal'

/** What the token worker of a browser has to know. */
export interface TokenWorkerSettings {
  /** 32 bytes in base64url that this browser keeps where no script reads; absent where it keeps none. */
  readonly secret?: string
  readonly api: string
  readonly authority: string
  readonly clientId: string
  readonly authorization?: AuthorizationRequest
}

/** What the document server writes in front of the token worker's script. */
export interface TokenWorkerFacts extends TokenWorkerSettings {
  /** The hash of each script that it may load later, by its path. */
  readonly chunks: Readonly<Record<string, string>>
}

/** The part of a worker's global scope, or of a port, that is used. */
interface OrderSource {
  addEventListener(kind: 'message', listener: (event: MessageEvent<WorkerOrder>) => void): void
}

interface Tools {
  readonly settings: Omit<TokenWorkerSettings, 'secret'> & { readonly origin: string }
  readonly seal: TokenSeal
}

/**
 * Token handler of a page, in a worker: it makes the token calls and sends what needs an access token. A page has
 * sealed tokens only, which are of no use to a script that reads them there (T6).
 * @param origin of the app
 */
export function serveTokens(source: OrderSource, origin: string, { secret, ...told }: TokenWorkerSettings): void {
  const tools = { settings: { ...told, origin }, seal: createTokenSeal(secret) }
  source.addEventListener('message', ({ data, ports: [port, page] }) => {
    if (data.kind === 'send' && port) void send(data.request, port, tools)
    if (data.kind === 'identity' && port && page) serveIdentity(port, page, tools)
  })
}

async function send(request: SentRequest, port: MessagePort, { settings, seal }: Tools): Promise<void> {
  const ended = new AbortController()
  port.onmessage = () => ended.abort()
  const tell = (news: SentNews, transfer: Transferable[] = []) => port.postMessage(news, transfer)
  try {
    await sendSealed(request, { api: settings.api, seal, signal: ended.signal, tell })
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  }
  port.onmessage = null
}

function serveIdentity(port: MessagePort, page: MessagePort, { settings, seal }: Tools): void {
  const { call: callPage } = callsOver(page)
  const store: KeyValueStore = {
    get: (key) => callPage('get', key),
    set: (key, text) => callPage('set', key, text),
    remove: (key) => callPage('remove', key),
    getAllKeys: () => callPage('getAllKeys'),
  }
  // Fetched when a person signs in or a token has expired: calls of the API need none of it.
  const identity = lazyPromise(async () => {
    const { createIdentityClient } = await import('../../client/session/identity-client')
    const openSilently = (address: string) => callPage<string>('openSilently', address)
    const states = sealedStates(store, seal)
    return sealedIdentity(createIdentityClient({ ...settings, states, openSilently, now: Date.now }), seal)
  })
  serveCalls(port, {
    signInAddress: async (request: SignInRequest) => (await identity()).signInAddress(request),
    exchange: async (address: string) => (await identity()).exchange(address),
    renew: async (tokens: never) => (await identity()).renew(tokens),
    signInSilently: async () => (await identity()).signInSilently(),
    revoke: async (tokens: never) => (await identity()).revoke(tokens),
    signOutAddress: async (tokens?: never) => (await identity()).signOutAddress(tokens),
  })
}
