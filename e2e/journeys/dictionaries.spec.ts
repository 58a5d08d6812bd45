import type { Page, Response } from '@playwright/test'
import { isChromium } from '../engines/engine'
import { type Delivery, openDelivery } from '../platform/delivery-platform'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const support = sectionOf('support')
const next = '9.9.9'

const nextWords = (page: Page) => page.getByRole('main').getByText('نسخهٔ جدید').first()

/** Delivers a version of the remote with one text changed to everyone. */
async function publishNext(delivery: Delivery): Promise<void> {
  await delivery.publishChanged('support', next, 'جست‌وجو در سؤال‌ها', 'نسخهٔ جدید')
  await delivery.sarv('promote', `support@${next}`)
}

/** How a response came: its coding, and the bytes of its body on the wire. */
async function onTheWire(response: Response) {
  await response.finished()
  const { responseBodySize: bytes } = await response.request().sizes()
  return { coding: response.headers()['content-encoding'], bytes }
}

async function opened(open: () => Promise<Response | null>) {
  const response = await open()
  if (!response) throw new Error('No page was opened')
  return onTheWire(response)
}

/** Opens the first page, and waits until the browser has fetched what it is told to fetch for the next ones. */
async function openFirst(page: Page): Promise<void> {
  const dictionary = page.waitForResponse(/\/page-dictionaries\//)
  await page.goto('/')
  await (await dictionary).finished()
}

/** Scripts and styles of an origin that the page loads from now on. */
function filesFrom(page: Page, base: string): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(base) && /\.(js|css)$/.test(response.url())) responses.push(response)
  })
  return responses
}

/** How many files of a version the service worker keeps. */
function filesKeptOf(page: Page, version: string): Promise<number> {
  return page.evaluate(async (folder) => {
    const kept = await (await caches.open('sarv-files')).keys()
    return kept.filter(({ url }) => url.includes(folder)).length
  }, `/${version}/`)
}

test('PLT-077 a page again, and another one, are their difference from what the browser has', async ({ page }) => {
  if (!isChromium(page)) {
    await page.goto('/')
    expect((await opened(() => page.reload())).coding).not.toBe('dcz')
    return
  }
  await openFirst(page)
  for (const open of [() => page.reload(), () => page.goto('/home')]) {
    const { coding, bytes } = await opened(open)
    expect(coding).toBe('dcz')
    expect(bytes).toBeLessThan(1_500)
  }
})

test('PLT-077 T1 after a delivery the files of a remote are their difference from those of the version before', async ({
  page,
  platform,
  signIn,
}) => {
  const delivery = await openDelivery(platform)
  try {
    const { base } = platform.remote('support')
    const files = filesFrom(page, `${base}/`)
    await signIn(undefined, support.path)
    await expect(wordsOf(page, support)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = await Promise.all(files.splice(0).map(onTheWire))
    expect(before.map(({ coding }) => coding)).not.toContain('dcz')

    await publishNext(delivery)
    await page.reload()
    await expect(nextWords(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const changed = files.filter((response) => response.url().includes(`/${next}/`))
    const after = await Promise.all(changed.map(onTheWire))
    // Every file has the hash that the import map names, over what is unpacked.
    expect(after.length).toBeGreaterThan(2)
    expect(new Set(after.map(({ coding }) => coding === 'dcz'))).toEqual(new Set([isChromium(page)]))
    const bytesOf = (all: readonly { readonly bytes: number }[]) => all.reduce((sum, { bytes }) => sum + bytes, 0)
    if (isChromium(page)) expect(bytesOf(after)).toBeLessThan(bytesOf(before) / 10)
  } finally {
    delivery.close()
  }
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PLT-077 a page that the worker asks for is such a difference too', async ({ page }) => {
    if (!isChromium(page)) return
    await openFirst(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect((await page.reload())?.headers()['content-encoding']).toBe('dcz')
  })

  test('PLT-077 T22 the worker of the next deployment checks and keeps files that came as a difference', async ({
    page,
    context,
    platform,
    signIn,
  }) => {
    const delivery = await openDelivery(platform)
    try {
      await signIn()
      await page.evaluate(() => navigator.serviceWorker.ready)
      const codings: (string | undefined)[] = []
      context.on('response', (response) => {
        if (!response.url().includes(`/${next}/`) || !response.request().serviceWorker()) return
        codings.push(response.headers()['content-encoding'])
      })
      await delivery.publishChanged('invest', next, sectionOf('invest').words, 'راه جدید')
      await delivery.sarv('promote', `invest@${next}`)
      await page.reload()
      await expect.poll(() => filesKeptOf(page, next)).toBeGreaterThan(2)
      if (isChromium(page)) expect(codings).toContain('dcz')
    } finally {
      delivery.close()
    }
  })
})
