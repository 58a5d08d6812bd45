import { respondWithFunds, respondWithOrders, respondWithPrices } from '../browser/large-responses'
import { expect, test } from '../test'

test('F37 INV-015 of 5,000 funds only rows in sight are drawn, and Back leads to the same row', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  // The server knows nothing of a fund that was made up.
  watch.expectComplaints(/404 \(Not Found\)/)
  await respondWithFunds(page, platform, 5_000)
  await signIn(undefined, '/funds')
  const list = page.getByRole('list', { name: 'صندوق‌ها' })
  const rows = list.getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', '5000')
  expect(await rows.count()).toBeLessThan(60)

  // The page grows while its rows are measured.
  const last = list.locator('[aria-posinset="5000"]')
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(last).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [20] })
  expect(await rows.count()).toBeLessThan(60)

  await page.evaluate(() => scrollTo(0, 120_000))
  // A row in the middle of the window: a press of it scrolls nothing.
  const middle = () =>
    page.evaluate(() => document.elementFromPoint(195, 422)?.closest('li')?.getAttribute('aria-posinset'))
  await expect.poll(async () => Number(await middle())).toBeGreaterThan(1_000)
  const chosen = list.locator(`[aria-posinset="${await middle()}"]`)
  const topOf = async () => (await chosen.boundingBox())?.y ?? 0
  // Rows that come into sight are measured first, and what is below them moves by that.
  await chosen.click({ trial: true })
  const top = await topOf()
  await chosen.getByRole('link').click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(4)

  await page.getByRole('searchbox').fill('زَرناب ١')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(rows.first()).toContainText('زرناب')
  await expect
    .poll(async () => Number((await rows.first().getAttribute('aria-setsize')) ?? (await rows.count())))
    .toBeLessThan(200)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('زَرناب ١')
  await expect(rows.first()).toContainText('زرناب')
})

test('F37 INV-054 of 5,000 orders only months in sight are drawn, under the headings of all, and Back leads to the same row', async ({
  page,
  platform,
  signIn,
}) => {
  await respondWithOrders(page, platform, 5_000)
  await signIn(undefined, '/fund-orders')
  await expect(page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  const months = page.getByRole('main').getByRole('heading', { level: 2 })
  const more = page.getByRole('button', { name: 'نمایش بیشتر' })
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 2_000 })
    await expect(more).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [20] })
  // 5,000 orders, three a day.
  expect(await months.count()).toBeGreaterThan(54)
  const drawn = () => rows.count()
  await expect.poll(drawn).toBeLessThan(300)
  await months.first().scrollIntoViewIfNeeded()
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }).click()
  await expect(rows.first()).toContainText('*')
  await expect.poll(drawn).toBeLessThan(300)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  const middle = () =>
    page.evaluate(() => document.elementFromPoint(195, 422)?.closest('li a')?.getAttribute('href') ?? undefined)
  await expect.poll(middle).toMatch(/fund-order/)
  const chosen = page.locator(`main a[href="${await middle()}"]`)
  const topOf = async () => (await chosen.boundingBox())?.y ?? 0
  await chosen.click({ trial: true })
  const top = await topOf()
  await chosen.click()
  await expect(chosen).toBeHidden()
  await page.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(4)
  expect(await drawn()).toBeLessThan(300)
})

test('INV-020 INV-021 F38 a chart draws a year by weeks, then 50,000 days, each found by touch @engines', async ({
  page,
  platform,
  sandbox,
  signIn,
}) => {
  await respondWithPrices(page, platform, 50_000)
  const { sub } = await signIn(undefined, '/funds/11307')
  const chart = page.getByRole('slider', { name: /نمودار قیمت/ })
  await expect(chart.locator('canvas')).toBeVisible()
  await expect(chart).toHaveAttribute('aria-valuemax', '52')
  const asked = (await sandbox.calls()).filter((call) => call.sub === sub && call.path.includes('/info/chart/11307/'))
  expect(asked.map(({ path }) => new URL(path, platform.origin).search)).toEqual([
    '?time_interval=yearly&time_interval_type=weekly',
  ])

  // The drawing stays while the other range is on its way.
  const canvas = await chart.locator('canvas').elementHandle()
  await page.getByRole('radio', { name: 'از ابتدا' }).click({ force: true })
  await expect(chart).toHaveAttribute('aria-valuemax', '49999')
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true)
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('status').filter({ hasText: 'ریال' })).toContainText(/۱۳\d\d|[۰-۹]{4}/)
  await expect(page.getByText(/^قیمت [۰-۹]/).first()).not.toContainText('۱۴۰۵')
})
