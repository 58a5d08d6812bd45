import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Scenario } from './scenarios'

/** Milliseconds after which a page that is not usable is an error. */
const timeout = 120_000

export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
}

/**
 * An empty page of the person.
 * @param cold whether the browser's cache is emptied first
 */
export async function pageOf(context: BrowserContext, { cold }: { readonly cold: boolean }): Promise<Opened> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (cold) await cdp.send('Network.clearBrowserCache')
  return { page, cdp }
}

/** Whether a scenario's words are on the page. */
export async function shows(page: Page, { words }: Scenario): Promise<boolean> {
  return (await page.getByRole('main').filter({ hasText: words }).count()) > 0
}

/** Waits until a scenario's page is complete: its words and what is drawn last are there, and nothing of it is loading. */
export async function complete(page: Page, { words, last }: Scenario): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText(words).first().waitFor()
  if (last) await main.locator(last).first().waitFor()
  await main.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}
