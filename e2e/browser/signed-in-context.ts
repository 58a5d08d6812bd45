import type { Browser, BrowserContext } from '@playwright/test'
import { sandboxClient } from '../platform/sandbox-client'
import { signInAs } from '../test'

/**
 * A phone's browser context outside of the tests, of a new investor who has signed in and has nothing open.
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
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Measures the network: the worker would take files from its own store.
    serviceWorkers: 'block',
  })
  // Functions that run in the page are marked with their names by the loader of this program, which the page lacks.
  await context.addInitScript('globalThis.__name ??= (target) => target')
  await context.addInitScript(() => {
    // The hint to install the app is dismissed, as by a person who has been here before.
    if (location.protocol.startsWith('http')) localStorage.setItem('confirm-app-insstalled', 'false')
  })
  const sandbox = sandboxClient(inbox)
  const page = await context.newPage()
  if (unasked) await context.route(`${unasked}/**`, (route) => route.abort())
  await signInAs(page, sandbox, await sandbox.newPerson('investor'), `${origin}/`, '/home')
  await page.close()
  if (unasked) await context.unroute(`${unasked}/**`)
  return context
}
