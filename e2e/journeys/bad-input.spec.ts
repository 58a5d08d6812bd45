import type { Page } from '@playwright/test'
import { expect, signInSilently, test } from '../test'

const notFound = (page: Page) => page.getByRole('heading', { name: '۴۰۴' })

test('HST-019 HST-020 an unknown address says so, signed out and signed in, and leads home', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/no/such/page?x=1')
  await expect(notFound(page)).toBeVisible()
  await expect(page.getByText('این صفحه در حال حاضر وجود ندارد.')).toBeVisible()
  await page.getByRole('link', { name: 'رفتن به خانه' }).click()
  await expect(page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible()

  const person = await sandbox.newPerson('empty')
  await sandbox.control('force', {
    sub: person.sub,
    path: '/general/api/v1/home/',
    times: 0,
    body: {
      sections: [],
      banners: [
        { image: null, action: 'INTERNAL', type: 'TIME_TRAVEL', link: null, title: 'سفر در زمان', description: null },
      ],
    },
  })
  await signIn(person, '/constructor')
  await expect(notFound(page)).toBeVisible()
  await page.getByRole('link', { name: 'رفتن به خانه' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByText('سفر در زمان').click()
  await expect(page).toHaveURL(/\/not-found$/)
  await expect(notFound(page)).toBeVisible()
})

test("INV-059 T19 another person's order is a 404", async ({ page, browser, sandbox, signIn, platform, watch }) => {
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn('investor', '/fund-orders')
  const order = page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('link').first()
  const address = (await order.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/fund-order\/\d+$/)

  const stranger = await (await browser.newContext({ baseURL: platform.origin })).newPage()
  await signInSilently(stranger, platform, await sandbox.newPerson('empty'), address)
  await expect(notFound(stranger)).toBeVisible()
  await stranger.context().close()
})

for (const status of [200, 502]) {
  test(`F29 ERR-01 a proxy's error page (${status}) is told in Persian and healed by a retry`, async ({
    page,
    sandbox,
    signIn,
    watch,
  }) => {
    watch.expectComplaints(/status of 502/)
    const person = await sandbox.newPerson('empty')
    const html = '<!doctype html><h1>502 Bad Gateway</h1><script>alert(1)</script>'
    const force = { sub: person.sub, path: '/fund/api/v1/info/funds/', html, status }
    await sandbox.control('force', { ...force, times: 0 })
    await signIn(person, '/funds')
    await expect(page.getByText('اطلاعات این بخش دریافت نشد. دارایی شما امن است؛ دوباره تلاش کنید.')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/Unexpected token|Bad Gateway|JSON|<script/)
    await sandbox.clearForced(person.sub)
    await page.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(page.getByRole('list', { name: 'صندوق‌ها' })).toBeVisible()
  })
}
