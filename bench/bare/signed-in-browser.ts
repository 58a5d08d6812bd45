import { signInNewInvestor } from '@sarv/e2e/browser/signed-in-context'
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
    await signInNewInvestor(context, { origin, inbox, unasked: [`${api}/**`, '**/sw.js'] })
  })
}
