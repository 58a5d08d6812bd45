import type { Browser, BrowserContext } from '@playwright/test'
import { sandboxClient } from './sandbox-client'
import { signInAs } from './test'
import type { TestPlatform } from './worker-platform'

/** A phone's browser outside of the tests, in which somebody is signed in who has invested. */
export async function investorContext(browser: Browser, platform: TestPlatform): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: platform.origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Its bytes would not be seen, and an emptied cache would not be empty.
    serviceWorkers: 'block',
  })
  // The hint to install the app is waved away, as by a person who has been here before.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('confirm-app-insstalled', 'false')
  })
  const sandbox = sandboxClient(platform.sandbox.inbox)
  const page = await context.newPage()
  await signInAs(page, sandbox, await sandbox.newPerson('investor'))
  await page.close()
  return context
}
