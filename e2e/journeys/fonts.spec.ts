import type { Page } from '@playwright/test'
import { expectComplete } from '../checks/accessible'
import { layoutShift, recordLayoutShifts } from '../checks/layout-shift'
import { expect, test } from '../test'

/** Paths of the font files that a page fetches from now on. */
function recordFonts(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  return fonts
}

const topFunds = (page: Page) => page.getByRole('heading', { name: /صندوق‌های برتر|Top funds/ })
const oneFile = [expect.stringMatching(/^\/vazirmatn-persian\.[0-9a-f]{8}\.woff2$/)]

for (const language of ['fa', 'en'] as const) {
  test(`PLT-073: home has all its letters from one font file (${language})`, async ({ page, platform, signIn }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.origin }])
    const fonts = recordFonts(page)
    await signIn('investor')
    await expect(topFunds(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(new Set(fonts)).toEqual(new Set(oneFile))
  })
}

test('PLT-073: a letter of another language has its file fetched when a page shows it', async ({ page }) => {
  const fonts = recordFonts(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  // Firefox tells of the one that it takes from its cache, too.
  expect(new Set(fonts)).toEqual(new Set(oneFile))
  const latin = page.waitForRequest(/vazirmatn-latin-wght-normal\.[0-9a-f]{8}\.woff2$/)
  await page.evaluate(() => document.querySelector('h1')?.append('é'))
  await latin
})

test('PLT-073: nothing moves when the font comes late', async ({ page, platform, signIn }) => {
  await signIn('investor')
  await expect(topFunds(page)).toBeVisible()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${platform.origin}/vazirmatn-persian.*`, async (route) => {
    await released
    await route.continue()
  })
  await recordLayoutShifts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(topFunds(page)).toBeVisible()
  await expectComplete(page, 'home')
  const before = await page.evaluate(() => {
    const length = window.shifts?.length ?? 0
    return { length, status: document.fonts.status }
  })
  expect(before.status).toBe('loading')
  release()
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const { moved } = await layoutShift(page)
  const sum = await page.evaluate(
    (count) => (window.shifts ?? []).slice(count).reduce((total, { value }) => total + value, 0),
    before.length,
  )
  // A line of text may become some pixels wider or narrower; none moves up or down, or becomes two.
  expect(sum, moved).toBeLessThan(0.002)
  for (const [, top, height, topNow, heightNow] of moved.matchAll(
    /,([\d.]+) [\d.]+×([\d.]+) → [\d.]+,([\d.]+) [\d.]+×([\d.]+)/g,
  ))
    expect([topNow, heightNow], moved).toEqual([top, height])
})

test('HST-083 PLT-073: amounts of nine digits and more are at most 5 % wider than their proportional digits', async ({
  page,
}) => {
  await page.goto('/test')
  await page.getByText('۱٬۲۸۴٬۶۵۰٬۰۰۰').first().waitFor()
  await page.evaluate(async () => void (await document.fonts.ready))
  const widths = await page.locator('main bdi').evaluateAll((figures) =>
    figures
      .filter((figure) => (figure.textContent?.match(/[۰-۹]/g) ?? []).length >= 9)
      .map((figure) => {
        const bare = figure.cloneNode(true) as HTMLElement
        bare.style.cssText =
          'font-feature-settings: "tnum" 0; letter-spacing: 0; position: absolute; white-space: nowrap'
        figure.after(bare)
        const ratio = figure.getBoundingClientRect().width / bare.getBoundingClientRect().width
        bare.remove()
        return { text: figure.textContent, ratio }
      }),
  )
  expect(widths.length).toBeGreaterThan(2)
  expect(widths.filter(({ ratio }) => ratio > 1.05)).toEqual([])
})
