import { expect, type Page, type Route } from '@playwright/test'
import { addressOf, type ExamplePage } from './example-paths'

/**
 * Loads a page while every response of the API is held back, and lets them through one by one, the one that was asked for
 * last first. `onBody` gets the body of each.
 */
export async function openHeld(
  page: Page,
  api: string,
  { name, path, words }: ExamplePage,
  onBody: (body: unknown) => void,
): Promise<void> {
  const address = await addressOf(page, path)
  const held: Route[] = []
  await page.route(`${api}/**`, (route) => {
    // Events are sent beside the page, which waits for none.
    if (route.request().method() !== 'GET') return route.continue()
    held.push(route)
  })
  await page.goto(address)
  const answer = page.getByText(words).first()
  await page.locator('[aria-busy="true"]').first().or(answer).first().waitFor({ state: 'attached' })
  await expect(async () => {
    for (let route = held.pop(); route; route = held.pop()) {
      const response = await route.fetch()
      if (response.headers()['content-type']?.includes('json')) onBody(await response.json())
      await route.fulfill({ response })
      await nextFrame(page)
    }
    await expect(answer, name).toBeVisible({ timeout: 200 })
    await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0, { timeout: 200 })
  }).toPass({ intervals: [50] })
  // Responses that still wait end with their page.
  await page.unrouteAll()
}

function nextFrame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
