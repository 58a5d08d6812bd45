import { type Api, createApi } from '../client/api/create-api'
import { createSession } from '../client/session/session'
import { createTokenService, type TokenService } from '../client/session/token-service'
import { createBus } from '../contract/events/bus'
import { createTokenWorkerClient, type TokenWorkerClient } from '../page/token-worker/token-worker-client'
import { clientId, type FakeOidcProvider } from './fake-oidc-provider'
import { type FakeTokenWorker, startFakeTokenWorker } from './fake-token-worker'
import { memoryKeyValueStore } from './memory-key-value-store'

export interface WorkerPageOptions {
  readonly provider: FakeOidcProvider
  /** The origin of the product API. */
  readonly api: string
  readonly secret?: string
  /** The session's store of the browser, shared by its tabs. */
  readonly store?: ReturnType<typeof memoryKeyValueStore>
}

/** A page of a browser, with the token workers that it has started. */
export interface WorkerPage {
  readonly store: ReturnType<typeof memoryKeyValueStore>
  readonly tokens: TokenService
  readonly worker: TokenWorkerClient
  readonly started: FakeTokenWorker[]
  readonly api: Api
  /** The addresses that the page was sent to. */
  readonly left: readonly string[]
  signIn(): Promise<{ returnTo: string }>
  close(): void
}

/** Opens a page whose token worker runs in this process, between a fake provider and an API of the test. */
export function openWorkerPage(options: WorkerPageOptions): WorkerPage {
  const { provider, api: origin, secret, store = memoryKeyValueStore() } = options
  const left: string[] = []
  const started: FakeTokenWorker[] = []
  const worker = createTokenWorkerClient({
    start: () => {
      const settings = { secret, api: origin, authority: provider.origin, clientId }
      const running = startFakeTokenWorker(settings)
      started.push(running)
      return running
    },
    store,
    openSilently: async (address) => provider.authorize(address, 'nima'),
  })
  const tokens = createTokenService({
    authority: provider.origin,
    clientId,
    origin: 'http://localhost:3000',
    store,
    bus: createBus(),
    home: createSession(),
    leaveTo: (address) => void left.push(address),
    provider: worker.provider,
  })
  return {
    store,
    left,
    tokens,
    worker,
    started,
    api: createApi({ origin, tokens, headers: () => ({}), onFailure: () => undefined, fetch: worker.fetch }),
    async signIn() {
      await tokens.signIn({ returnTo: '/funds/7', language: 'fa' })
      return tokens.complete(provider.authorize(left.at(-1) ?? '', 'nima'))
    },
    close() {
      tokens.close()
      for (const one of started.splice(0)) one.lose()
    },
  }
}
