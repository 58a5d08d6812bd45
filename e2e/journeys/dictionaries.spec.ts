import type { Page, Response } from '@playwright/test'
import { isChromium } from '../engines/engine'
import { expect, test } from '../test'

/** Opens a page as a person does, and says how it came: its coding and the bytes of its body on the wire. */
async function opened(open: () => Promise<Response | null>) {
  const response = await open()
  if (!response) throw new Error('No page was opened')
  await response.finished()
  const { responseBodySize: bytes } = await response.request().sizes()
  return { coding: response.headers()['content-encoding'], bytes }
}

/** Opens the first page, and waits until the browser has fetched what it is told to fetch for the next ones. */
async function openFirst(page: Page): Promise<void> {
  const dictionary = page.waitForResponse(/\/page-dictionaries\//)
  await page.goto('/')
  await (await dictionary).finished()
}

test('PLT-077 a page again, and another one, are their difference from what the browser has', async ({ page }) => {
  if (!isChromium(page)) {
    await page.goto('/')
    expect((await opened(() => page.reload())).coding).toBe('br')
    return
  }
  await openFirst(page)
  const again = await opened(() => page.reload())
  expect(again).toMatchObject({ coding: 'dcz' })
  expect(again.bytes).toBeLessThan(1_500)
  const other = await opened(() => page.goto('/home'))
  expect(other).toMatchObject({ coding: 'dcz' })
  expect(other.bytes).toBeLessThan(1_500)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PLT-077 a page that the worker asks for is such a difference too', async ({ page }) => {
    if (!isChromium(page)) return
    await openFirst(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect((await page.reload())?.headers()['content-encoding']).toBe('dcz')
  })
})
