import type { Page } from '@playwright/test'

/** From now on the page asks for every file anew, also for those whose address never changes its bytes. */
export async function withoutCache(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
}
