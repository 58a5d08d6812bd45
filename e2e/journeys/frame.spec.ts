import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { declaredRoutes, isAnswered } from '../pages/declared-routes'
import { addressOf } from '../pages/example-paths'
import { expect, test } from '../test'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های برنامه' })
/** Without what they show (a payment that waits, a gift, a transfer, an open recommendation) they lead to another page. */
const leadsElsewhere = ['/payment', '/voucher/receipt', '/bank/local-receipt', '/recommendations/onboarding']
/** Their title comes with their data, as that of a page of one thing among many does. */
const namedByData = ['/bank/promotion']
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'بازگشت' })

test("HST-027 CON-01 the tabs stand below, beside as icons, or beside with names, by the window's width @engines", async ({
  page,
  signIn,
}) => {
  await signIn('empty')
  for (const [width, look] of [
    [639, 'below'],
    [640, 'icons'],
    [767, 'icons'],
    [768, 'names'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(tabs(page), `${width}`).toHaveCount(1)
    const box = (await tabs(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(box.width > box.height ? 'below' : box.width < 120 ? 'icons' : 'names', `${width}`).toBe(look)
    if (look === 'below') expect(box.y + box.height).toBeGreaterThan(800)
    // In Persian it stands on the right side.
    else expect(box.x, `${width}`).toBeGreaterThan(width / 2)
    const name = tabs(page).getByText('دارایی‌ها', { exact: true })
    // When only icons are shown, the names are only read out.
    const shown = (await name.boundingBox()) ?? { width: 0 }
    expect(shown.width > 1, `${width}`).toBe(look !== 'icons')
    await expect(tabs(page).getByRole('link', { name: /^دارایی‌ها/ })).toBeVisible()
  }
})

test('HST-028 HST-029 HST-086 HST-030 every page has its declared header', async ({ page, signIn, watch }) => {
  test.slow()
  // A page that is looked at for long enough hears that the person has no such chat, and a request already.
  watch.expectComplaints(/status of 40[49]/)
  await signIn('investor', '/profile')
  const tabRoutes = ['/home', '/assets', '/investment', '/card', '/profile']
  const own = [
    { path: '/profile', title: { fa: 'پروفایل' }, back: 'none' },
    { path: '/user-info', title: { fa: 'اطلاعات کاربری' }, back: 'history' },
    { path: '/inbox', title: { fa: 'پیام‌ها' }, back: 'history' },
    { path: '/notices', title: { fa: 'تنظیم پیام‌ها' }, back: 'history' },
    { path: '/sessions', title: { fa: 'دستگاه‌ها و نشست‌ها' }, back: 'history' },
    { path: '/referral', title: { fa: 'معرفی دوستان' }, back: 'history' },
    { path: '/prize', title: { fa: 'جوایز' }, back: 'history' },
  ].map((page) => ({ ...page, header: 'title', extras: [] }))
  for (const route of [...declaredRoutes.filter(({ path }) => !leadsElsewhere.includes(path)), ...own]) {
    const { path, title, header, extras } = route
    await test.step(path, async () => {
      const address = await addressOf(page, path)
      await goTo(page, address)
      await expect(page.getByRole('banner')).toHaveCount(header === 'none' ? 0 : 1)
      const hasOwnTitle = address === path && !namedByData.includes(path)
      if (hasOwnTitle) await expect(page).toHaveTitle(`${title.fa} · سرو`)
      if (header === 'title' && hasOwnTitle)
        await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(title.fa)
      // The parts that a page adds when its data have come stay on the page.
      const help = page.getByRole('banner').locator('a[href="/chatbot"]')
      const links = page.getByRole('banner').locator('a:not([href*="#"], [href="/chatbot"])')
      const shown = extras.filter(({ to }) => isAnswered(to))
      for (const extra of shown)
        await expect(links.and(page.getByRole('link', { name: extra.label.fa }))).toHaveCount(1)
      await expect(links).toHaveCount(shown.length)
      const hasOwnHelp = shown.some(({ icon }) => icon === 'circle-help')
      await expect(help).toHaveCount(header === 'none' || hasOwnHelp ? 0 : 1)
      await expect(tabs(page)).toHaveCount(tabRoutes.includes(path) ? 1 : 0)
      // A page without the shell's header has a way back of its own; the arrow of steps is there where there is a step back.
      if (route.back !== 'step')
        await expect(back(page)).toHaveCount(header === 'none' || route.back === 'none' ? 0 : 1)
    })
  }
})

test('HST-030 HST-031 back from a deep link is home, whichever remote owns the page', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('investor', '/profile')
  const deep = ['/funds', '/fund-orders', '/pma', '/bank/setting', '/faq', '/referral']
  for (const path of deep) {
    await page.goto(path)
    await back(page).click()
    await expect(page, path).toHaveURL(`${platform.origin}/home`)
  }
})

test('HST-030 HST-031 back in a visit goes where one came from, and its arrow points to the right', async ({
  page,
  signIn,
}) => {
  await signIn('empty')
  await tabs(page)
    .getByRole('link', { name: /^سرمایه‌گذاری/ })
    .click()
  await page.getByRole('link', { name: /صندوق‌های سرمایه‌گذاری/ }).click()
  await page.getByRole('list', { name: 'صندوق‌ها' }).getByRole('link').first().click()
  await expect(page.getByRole('banner').getByRole('heading', { name: 'زرناب هامون' })).toBeVisible()
  const arrow = back(page).locator('svg')
  expect(await arrow.evaluate((element) => getComputedStyle(element).transform)).toContain('matrix(-1')
  const box = (await arrow.boundingBox()) ?? { x: 0 }
  expect(box.x).toBeGreaterThan(300)
  await back(page).click()
  await expect(page).toHaveURL(/\/funds$/)
  await back(page).click()
  await expect(page).toHaveURL(/\/investment$/)
})

test('HST-024 F35 without an answer about the tabs there are home, assets and profile', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 500/)
  const person = await sandbox.newPerson('empty')
  await sandbox.control('force', { sub: person.sub, path: '/general/api/v1/navigation/', times: 0, status: 500 })
  await signIn(person)
  await expect(tabs(page).getByRole('link')).toHaveText(['خانه', 'دارایی‌ها', 'پروفایل'])
  await tabs(page).getByRole('link', { name: 'پروفایل' }).click()
  await expect(page.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
})

test('HST-024 D-64 who was here before keeps the tabs of then while the server answers none', async ({
  page,
  context,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 500/)
  const person = await signIn('empty')
  await expect(tabs(page).getByRole('link')).toHaveCount(5)
  await sandbox.control('force', { sub: person.sub, path: '/general/api/v1/navigation/', times: 0, status: 500 })
  // The server answers no page any more. What the first one has shown, it stores a moment later.
  const next = await context.newPage()
  await expect(async () => {
    const refused = next.waitForResponse((answer) => answer.url().endsWith('/navigation/') && answer.status() === 500)
    await next.goto('/home')
    await refused
    await expect(tabs(next).getByRole('link')).toHaveCount(5, { timeout: 1_000 })
  }).toPass()
})
