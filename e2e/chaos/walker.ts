import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import type { PlacedToxic } from '@sarv/shared/testing/toxics/toxic'
import { startToxicProxy, type ToxicProxy } from '@sarv/shared/testing/toxics/toxic-proxy'
import { setClockWrong } from '../browser/wrong-clock'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'

/** What a browser speaks to. */
export type Service = 'shell' | 'invest' | 'pma' | 'bank' | 'support' | 'api' | 'identity' | 'gateway'

/** A person in a browser of their own, whose whole network goes through a proxy. */
export interface Walker {
  readonly page: Page
  readonly person: Person
  readonly sandbox: SandboxClient
  /** Puts toxics before services from now on. */
  poison(toxics: readonly PlacedToxic<Service>[]): void
  heal(): void
  /**
   * Whether one of these toxics hits the service of the open document, which may be the browser's own page then, or of the
   * one on its way, for which the test tool waits before it reads anything.
   */
  isDocumentHit(toxics: readonly PlacedToxic<Service>[]): boolean
  /** Errors that nothing in a page has caught. */
  readonly uncaught: readonly string[]
  readonly hits: () => number
  close(): Promise<void>
}

interface WalkerOptions {
  readonly browser: Browser
  readonly platform: TestPlatform
  readonly sandbox: SandboxClient
  readonly kind: string
  /** Hours by which the clock of the device is wrong. */
  readonly clockHours: number
  readonly options: BrowserContextOptions
}

export async function openWalker(asked: WalkerOptions): Promise<Walker> {
  const { browser, platform, sandbox, kind, clockHours, options } = asked
  const proxy = await startToxicProxy()
  // Without the bypass a browser goes to its own machine directly.
  const context = await browser.newContext({ ...options, proxy: { server: proxy.origin, bypass: '<-loopback>' } })
  await prepare(context, platform)
  if (clockHours !== 0) await setClockWrong(context, clockHours)
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  const origins = originsOf(platform)
  const navigation = watchNavigation(page)
  return {
    page,
    person: await sandbox.newPerson(kind),
    sandbox,
    poison: (toxics) => proxy.poison(toxics.map((placed) => ({ ...placed, service: origins[placed.service] }))),
    heal: () => proxy.heal(),
    isDocumentHit: (toxics) => toxics.some(({ service }) => isAt(navigation.url(), origins[service])),
    uncaught,
    hits: () => proxy.hits,
    close: () => close(context, proxy),
  }
}

const isAt = (url: string, origin: string) => !url.startsWith('http') || url.startsWith(`${origin}/`)

/** Knows the address of the document that a page is going to, or else of the one that it shows. */
function watchNavigation(page: Page): { readonly url: () => string } {
  let pending: string | undefined
  const isOfPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (isOfPage(request)) pending = request.url()
  })
  page.on('requestfailed', (request) => {
    if (isOfPage(request)) pending = undefined
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending = undefined
  })
  return { url: () => pending ?? page.url() }
}

/** The questions of the shell that would stand before everything else were asked before. */
async function prepare(context: BrowserContext, { origin }: TestPlatform): Promise<void> {
  await context.addCookies([{ name: 'referral_modal', value: 'false', url: origin }])
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('sarv-prompts', 'activation funds')
  })
}

function originsOf({ origin, sandbox, remote }: TestPlatform): Readonly<Record<Service, string>> {
  const [invest, pma, bank, support] = ['invest', 'pma', 'bank', 'support'].map((name) => remote(name).base) as [
    string,
    string,
    string,
    string,
  ]
  const { api, identity, gateway } = sandbox
  return { shell: origin, invest, pma, bank, support, api, identity, gateway }
}

async function close(context: BrowserContext, proxy: ToxicProxy): Promise<void> {
  await context.close()
  await proxy.close()
}
