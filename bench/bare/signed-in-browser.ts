import { sandboxClient } from '@sarv/e2e/platform/sandbox-client'
import { signInAs } from '@sarv/e2e/test'
import type { PhoneNetwork } from '../phone-network/phone-network'
import { type BareBrowser, openBareBrowser } from './bare-browser'

/** The browser of a new investor, who has signed in and has nothing open; no response, preflight or worker is kept. */
export function signedInBrowser(
  network: Pick<PhoneNetwork, 'rules' | 'traffic'>,
  { origin, api, inbox }: { readonly origin: string; readonly api: string; readonly inbox: string },
): Promise<BareBrowser> {
  return openBareBrowser(network, async (browser) => {
    const [context] = browser.contexts()
    if (!context) throw new Error('A browser has its own context')
    await context.addInitScript(() => {
      // The hint to install the app is dismissed, as by a person who has been here before.
      if (location.protocol.startsWith('http')) localStorage.setItem('confirm-app-insstalled', 'false')
    })
    const sandbox = sandboxClient(inbox)
    const page = await context.newPage()
    for (const kept of [`${api}/**`, '**/sw.js']) await context.route(kept, (route) => route.abort())
    await signInAs(page, sandbox, await sandbox.newPerson('investor'), `${origin}/`, '/home')
    await page.close()
  })
}
