import type { Page } from '@playwright/test'
import { savedFile } from '../browser/saved-file'
import { expectAccessible } from '../checks/accessible'
import { isChromium } from '../engines/engine'
import { expect, test } from '../test'

const viewerOf = (page: Page) => page.getByRole('dialog')
const open = (page: Page, name: string) => page.locator('#documents').getByRole('button', { name, exact: true }).click()

test('PLT-048 T8 F58 three pages wrap both ways, read by a worker of the shell’s own origin @engines', async ({
  page,
  platform,
}) => {
  // The accessibility of the whole page takes its time.
  test.slow()
  await page.goto('/test')
  // The page loads no part of it before it is needed.
  await expect(page.locator('#documents')).toBeVisible()
  expect(page.workers().filter((worker) => worker.url().includes('/workers/'))).toEqual([])
  await open(page, 'شرایط کارت')
  const viewer = viewerOf(page)
  const place = viewer.getByRole('status').filter({ hasText: 'صفحه' })
  // The sandbox sets the document when it is first asked for.
  await expect(place).toHaveText('صفحهٔ ۱ از ۳')
  // The page's text lies over its picture, for those who do not see it.
  await expect(viewer.locator('.textLayer')).toContainText('کارت')
  const workers = page.workers().map((worker) => new URL(worker.url()))
  expect(
    workers.map(({ origin, pathname }) => [origin, /^\/workers\/pdf\.[0-9a-f]{8}\.js$/.test(pathname)]),
  ).toContainEqual([platform.origin, true])
  // On a phone all of the toolbar is in its box, in one row.
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const toolbar = viewer.getByRole('toolbar')
  expect(
    await toolbar.evaluate((bar) =>
      [...bar.querySelectorAll('button, p')]
        .filter((part) => {
          const [inner, outer] = [part.getBoundingClientRect(), bar.getBoundingClientRect()]
          return inner.left < outer.left || inner.right > outer.right
        })
        .map((part) => part.ariaLabel ?? part.textContent),
    ),
  ).toEqual([])
  expect((await toolbar.boundingBox())?.height).toBeLessThan(60)
  if (desktop) await page.setViewportSize(desktop)
  const next = viewer.getByRole('button', { name: 'صفحهٔ بعد' })
  const previous = viewer.getByRole('button', { name: 'صفحهٔ قبل' })
  for (const label of ['صفحهٔ ۲ از ۳', 'صفحهٔ ۳ از ۳', 'صفحهٔ ۱ از ۳']) {
    await next.click()
    await expect(place).toHaveText(label)
  }
  await previous.click()
  await expect(place).toHaveText('صفحهٔ ۳ از ۳')
  // In Persian the left arrow goes to the next page.
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText('صفحهٔ ۱ از ۳')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('صفحهٔ ۳ از ۳')
  await page.keyboard.press('Home')
  await expect(place).toHaveText('صفحهٔ ۱ از ۳')
  await expect(viewer.locator('canvas')).toBeVisible()
  await expectAccessible(page, 'a document')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.locator('#documents').getByRole('button', { name: 'شرایط کارت', exact: true })).toBeFocused()
})

test('PLT-049 CON-06 CON-24 rules.pdf and contracts are saved by name; the preview is page 1 at half size @sessions', async ({
  page,
}) => {
  await page.goto('/test')
  for (const [document, name] of [
    ['شرایط کارت', 'rules.pdf'],
    ['قرارداد با نام خودش', 'قرارداد سبدگردانی.pdf'],
  ] as const) {
    await open(page, document)
    const saved = await savedFile(page, () => viewerOf(page).getByRole('button', { name: 'دانلود' }).click())
    expect(saved.name).toBe(name)
    expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await page.keyboard.press('Escape')
    await expect(viewerOf(page)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'نمایش پیش‌نمایش' }).click()
  const preview = page.getByRole('region', { name: 'پیش‌نمایش شرایط کارت' })
  await expect(preview.locator('.textLayer')).toContainText('کارت')
  // A4 is 595 by 841 points.
  expect(await preview.locator('canvas').evaluate(({ style }) => [style.width, style.height])).toEqual([
    '297px',
    '420px',
  ])
  await expect(preview.getByRole('button')).toHaveCount(0)
})

test('PLT-050 ERR-23 F58 a document that fails says so in its place, is logged, and raises no alert', async ({
  page,
  watch,
}) => {
  // The browser's own line about the missing file.
  watch.expectComplaints(/missing\.pdf/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/test')
  for (const [document, sentence] of [
    ['سندی که نیست', 'این سند باز نشد'],
    ['سند خراب', 'این سند باز نشد'],
    ['بدون صفحه', /این سند (هیچ صفحه‌ای ندارد|باز نشد)/],
    ['با رمز', 'این سند رمز دارد'],
  ] as const) {
    await open(page, document)
    await expect(viewerOf(page).getByText(sentence)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'خطا' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(viewerOf(page)).toHaveCount(0)
  }
  expect(logged).toContainEqual(expect.stringMatching(/^host \S+ reports InvalidPDFException$/))
})

test('F58 three hundred pages are one page at a time', async ({ page }) => {
  await page.goto('/test')
  await open(page, 'سیصد صفحه')
  const viewer = viewerOf(page)
  const place = viewer.getByRole('status').filter({ hasText: 'صفحه' })
  await expect(place).toHaveText('صفحهٔ ۱ از ۳۰۰')
  await viewer.getByRole('button', { name: 'صفحهٔ قبل' }).click()
  await expect(place).toHaveText('صفحهٔ ۳۰۰ از ۳۰۰')
  await expect(viewer.locator('.textLayer')).toContainText('300')
  await expect(viewer.locator('canvas')).toHaveCount(1)
})

test('PLT-048 D-125 in the dark the paper stays white; it fits the width and is enlarged without being stretched @both', async ({
  page,
}, info) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/test')
  await open(page, 'شرایط کارت')
  const viewer = viewerOf(page)
  await expect(viewer.locator('.textLayer')).toContainText('کارت')
  const overflow = await viewer
    .locator('canvas')
    .evaluate((canvas) => canvas.getBoundingClientRect().width > document.documentElement.clientWidth)
  expect(overflow).toBe(false)
  if (isChromium(page)) await info.attach('page', { body: await page.screenshot(), contentType: 'image/png' })
  const measure = () =>
    viewer.locator('canvas').evaluate((canvas) => {
      const { width, height } = canvas.getBoundingClientRect()
      return { width, height, shape: width / height }
    })
  const whole = await measure()
  for (const times of [1.5, 2]) {
    await viewer.getByRole('button', { name: 'بزرگ‌تر' }).click()
    await expect.poll(async () => (await measure()).width / whole.width).toBeCloseTo(times, 1)
    expect((await measure()).shape).toBeCloseTo(whole.shape, 1)
  }
  if (isChromium(page)) await info.attach('enlarged', { body: await page.screenshot(), contentType: 'image/png' })
  for (const _ of [1, 2]) await viewer.getByRole('button', { name: 'کوچک‌تر' }).click()
  await expect.poll(async () => (await measure()).width).toBe(whole.width)
  await expect(viewer.getByRole('button', { name: 'کوچک‌تر' })).toBeDisabled()
})

test('PLT-048 D-133 a word is found in the whole document, marked on its page, and one press leads to the next page of it @engines', async ({
  page,
}, info) => {
  await page.goto('/test')
  await open(page, 'شرایط کارت')
  const viewer = viewerOf(page)
  await expect(viewer.locator('.textLayer')).toContainText('کارت')
  const line = await viewer.locator('.textLayer span', { hasText: 'کارت' }).first().elementHandle()
  await viewer.getByRole('button', { name: 'جست‌وجو در سند' }).click()
  await viewer.getByRole('searchbox').fill('كارت')
  const found = viewer.getByRole('search').getByRole('status')
  await expect(found).toHaveText(/^۱ از [۰-۹]+، صفحهٔ ۱$/)
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('pdf-current-match') ?? [])].map((range) => String(range)))
  await expect.poll(marked).toEqual(['کارت'])
  // Elsewhere Playwright's style for a picture is refused by the page's policy.
  if (isChromium(page)) await info.attach('found', { body: await page.screenshot(), contentType: 'image/png' })
  // Drawn again, the text would lose what a person selected in it, and the marks with it.
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true)
  // The last match of all stands on a later page.
  await viewer.getByRole('button', { name: 'مورد قبلی' }).click()
  await expect(found).toHaveText(/^([۰-۹]+) از \1، صفحهٔ [۲۳]$/)
  await expect.poll(marked).toEqual(['کارت'])
  await page.keyboard.press('Escape')
  await expect(viewer.getByRole('search')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0)
})
