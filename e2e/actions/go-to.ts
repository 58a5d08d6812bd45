import type { Page } from '@playwright/test'

/** Goes to a place of the app without reloading the page, as a link does; the back button leads back. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1
    history.pushState({ idx, key: String(idx), usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}
