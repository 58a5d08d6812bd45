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

test('INV-027 INV-059 T19 a fund, a purchase or an order that is not there is a 404', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn('empty', '/profile')
  for (const path of [
    '/funds/00000',
    '/funds/__proto__',
    '/buy?fund=00000',
    '/fund-order/999999999',
    '/fund-order/-1',
  ]) {
    await page.goto(path)
    await expect(notFound(page), path).toBeVisible()
    await expect(page, path).toHaveURL(/\/not-found$/)
  }
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

test('VAL-07 VAL-13 INV-028 an amount is refused with a reason, and what was typed stays @deep', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/buy?fund=11602')
  const amount = page.getByRole('textbox', { name: 'مبلغ خرید' })
  const goOn = page.getByRole('button', { name: 'ادامه', exact: true })
  await goOn.click()
  await expect(page.getByText('مبلغ خرید را وارد کنید.')).toBeVisible()

  await amount.pressSequentially('29')
  for (const wrong of ['-', '+', 'e', '.', 'الف', '۱۰ میلیون تومان', '0x10', '\u0000', '٫۵']) {
    await page.keyboard.insertText(wrong)
    await expect(amount, wrong).toHaveValue('۲۹')
  }
  await page.keyboard.insertText(' ۹٬۹۹۹ ')
  await expect(amount).toHaveValue('۲۹۹٬۹۹۹')
  await expect(page.getByText('مبلغ کمتر از حداقل است. دست‌کم ۳۰۰٬۰۰۰ ریال وارد کنید.')).toBeVisible()
  await page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.').click()
  await goOn.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('۲۹۹٬۹۹۹')

  await amount.fill('300000')
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  await goOn.click()
  await expect(page.getByRole('dialog', { name: 'تأیید خرید' })).toBeVisible()
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
