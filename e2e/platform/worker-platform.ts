import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Catalogue, CataloguedRemote } from '@sarv/platform/contract/catalogue'
import type { BuiltRemote } from '@sarv/platform/contract/manifest'
import { defaultPorts, folderOf, originOf } from '@sarv/platform/delivery/local/platform-plan'
import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import { localCatalogue, writeCatalogue } from '@sarv/platform/delivery/store/catalogue/local-catalogue'
import { createDocumentServer } from '@sarv/platform/page/server/document-server'
import { settingsFrom } from '@sarv/platform/page/server/settings'
import { handwrittenRemote, serveHandwritten } from '../remotes/handwritten-remote'
import { hostPortOf, sandboxPort } from './test-ports'
import { type TokenCall, watchTokenCalls } from './token-calls'

/** A remote of the platform under test, on an origin of its own. */
interface TestRemote {
  readonly name: string
  readonly base: string
  /** Ends its server, as when the team's machine goes down. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Intercepts the server's responses; `undefined` takes it away. */
  answerWith(listener: Interception | undefined): void
}

/** Who holds the sessions: each browser, or the document server. */
export type SessionPlace = 'browser' | 'server'

/** Answers a request itself (true) or leaves it to the server. */
export type Interception = (...args: Parameters<RequestListener>) => boolean

/** A shell and five remotes of one worker: production builds, each on its own origin, over the common sandbox. */
export interface TestPlatform {
  readonly origin: string
  /** For files of the tests; it goes when the worker ends, and with it what a server has still written there. */
  readonly folder: string
  readonly sandbox: {
    readonly api: string
    readonly identity: string
    readonly gateway: string
    readonly inbox: string
  }
  readonly session: SessionPlace
  /** The client of the identity provider by which people sign in here. */
  readonly clientId: string
  /** Whether a page calls the product API by an address. */
  isApi(address: string): boolean
  /** Where a page begins a sign-in, as a pattern, and where it renews. */
  readonly pageCalls: { readonly signIn: string; readonly renewal: string }
  /** Calls at the token endpoint that no browser sees; none where each browser makes its own. */
  watchTokenCalls(listener: (call: TokenCall) => void): void
  readonly remotes: Readonly<Record<string, TestRemote>>
  remote(name: string): TestRemote
  /** Replaces the catalogue that the next page is made from. */
  setCatalogue(change: (catalogue: Catalogue) => unknown): void
  /** Puts any text where the catalogue is read; `undefined` takes the file away. */
  breakCatalogue(text: string | undefined): void
  /** A remote of the test's own, from `e2e/remotes/fixtures/<name>.js`, in the catalogue and on its own origin until the reset. */
  invite(name: string, manifest?: Partial<BuiltRemote>): Promise<TestRemote>
  /** Another shell, beside this one until the reset, that was started without a catalogue; the address of its /home. */
  shellWithoutCatalogue(): Promise<string>
  /** The shell's server with other settings, at the same address, until the reset. */
  configureShell(env: Readonly<Record<string, string>>): void
  /** Intercepts the responses of the shell's server until the reset. */
  answerForShell(listener: Interception | undefined): void
  /** What the shell's server has logged since the last reset. */
  readonly logged: readonly string[]
  /** Everything as it was at the start. */
  reset(): Promise<void>
  close(): Promise<void>
}

export async function openTestPlatform(worker: number, session: SessionPlace = 'browser'): Promise<TestPlatform> {
  const hostPort = hostPortOf(worker)
  const origin = originOf(hostPort)
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-'))
  const catalogueFile = path.join(folder, 'catalogue.json')
  const [api, identity, gateway, inbox] = [0, 1, 2, 3].map((step) => originOf(sandboxPort + step)) as [
    string,
    string,
    string,
    string,
  ]

  const remotes = Object.fromEntries(
    await Promise.all(
      Object.keys(defaultPorts.remotes).map(async (name, index) => {
        const files = serveRemote(path.join(folderOf(name), 'dist'))
        const remote = testRemote(name, hostPort + 1 + index, files)
        await remote.start()
        return [name, remote] as const
      }),
    ),
  )
  let revision = Date.now()
  const served = () =>
    localCatalogue(
      Object.values(remotes).map(({ name, base }) => ({ folder: folderOf(name), base })),
      revision++,
    )
  writeCatalogue(catalogueFile, served())

  const env = {
    PORT: String(hostPort),
    SARV_CATALOGUE: catalogueFile,
    SARV_API: api,
    SARV_IDENTITY: identity,
    SARV_GALLERY: '1',
    ...(session === 'server' && sessionAtServer(worker, api)),
    // A shell that is configured again still knows the pages of the one before.
    SARV_PAGE_KEY: 'the key of the pages under test, for everyone to read',
  }
  const tokenCalls = session === 'server' ? watchTokenCalls(`${identity}/token`) : undefined
  const logged: string[] = []
  const openShell = (more = {}) => createDocumentServer(settingsFrom({ ...env, ...more }), (line) => logged.push(line))
  let shell = openShell()
  let intercept: Interception | undefined
  const host = createServer((request, response) => {
    if (!intercept?.(request, response)) shell.emit('request', request, response)
  })
  const guests: { remote?: CataloguedRemote; leave(): Promise<void> }[] = []
  const withGuests = (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    remotes: [...catalogue.remotes, ...guests.flatMap(({ remote }) => remote ?? [])],
  })
  await listen(host, hostPort)

  return {
    origin,
    folder,
    sandbox: { api, identity, gateway, inbox },
    session,
    clientId: session === 'server' ? serverClient(worker) : 'sarv-web',
    isApi: (address) => address.startsWith(`${api}/`) || (session === 'server' && ofApi(origin, address)),
    pageCalls:
      session === 'server'
        ? { signIn: `${origin}/session/sign-in`, renewal: `${origin}/session/renew` }
        : { signIn: `${identity}/**`, renewal: `${identity}/token` },
    watchTokenCalls: (listener) => tokenCalls?.watch(listener),
    remotes,
    remote(name) {
      const remote = remotes[name]
      if (!remote) throw new Error(`Unknown remote: ${name}`)
      return remote
    },
    logged,
    setCatalogue(change) {
      writeCatalogue(catalogueFile, change(withGuests(served())) as Catalogue)
    },
    breakCatalogue(text) {
      if (text === undefined) rmSync(catalogueFile, { force: true })
      else writeFileSync(catalogueFile, text)
    },
    async invite(name, manifest) {
      const port = hostPort + 6 + guests.length
      const guest = testRemote(name, port, serveHandwritten(name))
      await guest.start()
      guests.push({ remote: handwrittenRemote(name, guest.base, manifest), leave: guest.stop })
      writeCatalogue(catalogueFile, withGuests(served()))
      return guest
    },
    async shellWithoutCatalogue() {
      const port = hostPort + 6 + guests.length
      const settings = settingsFrom({ ...env, PORT: String(port), SARV_CATALOGUE: path.join(folder, 'none.json') })
      const server = createDocumentServer(settings, () => undefined)
      await listen(server, port)
      guests.push({ leave: () => close(server) })
      return `${originOf(port)}/home`
    },
    configureShell(more) {
      shell = openShell(more)
    },
    answerForShell(listener) {
      intercept = listener
    },
    async reset() {
      tokenCalls?.forget()
      logged.length = 0
      shell = openShell()
      intercept = undefined
      await Promise.all(guests.splice(0).map(({ leave }) => leave()))
      writeCatalogue(catalogueFile, served())
      for (const remote of Object.values(remotes)) remote.answerWith(undefined)
      await Promise.all(Object.values(remotes).map((remote) => remote.start()))
    },
    async close() {
      tokenCalls?.close()
      await Promise.all([...Object.values(remotes).map((remote) => remote.stop()), close(host)])
      rmSync(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

/** The client of a worker's document server, as the sandbox has registered it. */
const serverClient = (worker: number) => (worker === 0 ? 'sarv-server' : `sarv-server-${worker + 1}`)

const sessionAtServer = (worker: number, api: string) => ({
  SARV_SESSION: 'server',
  SARV_API: '/',
  SARV_API_UPSTREAM: api,
  SARV_CLIENT_ID: serverClient(worker),
  SARV_CLIENT_SECRET: 'the-secret-of-the-sandbox-alone',
})

/** Whether an address of the shell's own origin is forwarded to the API. */
const ofApi = (origin: string, address: string) =>
  address.startsWith(`${origin}/`) && /^\/[a-z]+\/api\/v\d+\//.test(new URL(address).pathname)

function testRemote(name: string, port: number, answer: RequestListener): TestRemote {
  let intercept: Interception | undefined
  let server: Server | undefined
  return {
    name,
    base: originOf(port),
    async start() {
      if (server) return
      server = createServer((request, response) => {
        if (!intercept?.(request, response)) answer(request, response)
      })
      await listen(server, port)
    },
    async stop() {
      const running = server
      server = undefined
      if (running) await close(running)
    },
    answerWith(listener) {
      intercept = listener
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve())
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
