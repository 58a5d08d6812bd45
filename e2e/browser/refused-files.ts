import type { Page } from '@playwright/test'
import { wholeMessage } from '../engines/webkit-messages'

/** In the words of Chromium, WebKit and Firefox. */
const refusal = /valid digest|integrity metadata check|match the content of the subresource/
const address = /https?:\/\/[^\s'”]+?(?=\.?[\s'”])/

/** The addresses whose bytes the browser found to be others than those that are listed: Firefox says it as an error. */
export function refusedIn(page: Page): Set<string> {
  const refused = new Set<string>()
  const hear = (text: string) => {
    const [url] = (refusal.test(text) && address.exec(text)) || []
    if (url) refused.add(url)
  }
  page.on('console', (message) => hear(message.text()))
  page.on('pageerror', (error) => hear(wholeMessage(error)))
  return refused
}
