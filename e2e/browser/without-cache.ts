import type { Page } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** Disables the HTTP cache of a page, for immutable files too. */
export async function withoutCache(page: Page): Promise<void> {
  // Elsewhere Playwright bypasses it while requests are routed.
  if (!isChromium(page)) return void (await page.context().route('**/*', (route) => route.fallback()))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
}
