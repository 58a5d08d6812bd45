import type { Page } from '@playwright/test'

/** Disables the HTTP cache of a page, for immutable files too. */
export async function withoutCache(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
}
