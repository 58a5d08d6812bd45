import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { sandboxClient } from '../platform/sandbox-client'
import { signInAs } from '../test'

/** A browser context of a phone outside of the tests: of a person who was never here. */
export async function phoneContext(
  browser: Browser,
  origin: string,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Measures the network: the worker would take files from its own store.
    serviceWorkers: 'block',
    ...options,
  })
  // Functions that run in the page are marked with their names by the loader of this program, which the page lacks.
  await context.addInitScript('globalThis.__name ??= (target) => target')
  return context
}

/**
 * The same of a new investor, who has signed in and has nothing open.
 * @param origin of the shell
 * @param inbox origin of the sandbox's control endpoint
 * @param unasked origin that is asked for nothing meanwhile: neither a response nor a preflight of it is kept
 */
export async function signedInContext(
  browser: Browser,
  origin: string,
  inbox: string,
  unasked?: string,
): Promise<BrowserContext> {
  const context = await phoneContext(browser, origin)
  await signInNewInvestor(context, { origin, inbox, unasked: unasked === undefined ? [] : [`${unasked}/**`] })
  return context
}

/** Signs a new investor in, in a context where no one is, and leaves nothing open. */
export async function signInNewInvestor(
  context: BrowserContext,
  /** `unasked`: addresses that get no request meanwhile, as patterns. */
  { origin, inbox, unasked }: { readonly origin: string; readonly inbox: string; readonly unasked: readonly string[] },
): Promise<void> {
  await context.addInitScript(() => {
    // The hint to install the app is dismissed, as by a person who has been here before.
    if (location.protocol.startsWith('http')) localStorage.setItem('confirm-app-insstalled', 'false')
  })
  const sandbox = sandboxClient(inbox)
  const page = await context.newPage()
  for (const address of unasked) await context.route(address, (route) => route.abort())
  await signInAs(page, sandbox, await sandbox.newPerson('investor'), `${origin}/`, '/home')
  await page.close()
  for (const address of unasked) await context.unroute(address)
}
