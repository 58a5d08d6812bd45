import type { Page } from '@playwright/test'
import { buyUnits, endings, endPayment, goToGateway, orderUnits, quietFund, receiptHead } from '../actions/buy-units'
import { asksToSignIn } from '../actions/sign-in-prompt'
import { layoutShift, recordLayoutShifts } from '../checks/layout-shift'
import { openHeld } from '../pages/held-responses'
import { expect, signInAs, test } from '../test'

const trustedTitle = (page: Page) => page.getByRole('heading', { name: 'پرداخت موفق!' })

for (const [ending, words] of [
  ['failed', 'ناموفق'],
  ['cancelled', 'لغو شده'],
] as const) {
  test(`PLT-046 ERR-33 F49 D-147 a payment that was ${ending} is told as such, whatever the address says, and can be made again`, async ({
    page,
    signIn,
  }) => {
    await signIn('empty', '/profile')
    await buyUnits(page, '7500000', ending)
    await expect(page.getByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()
    await expect(page.getByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
    await expect(receiptHead(page)).toContainText('۷٬۵۰۰٬۰۰۰')
    await expect(page.getByText('این رسید در سوابق شما یافت نشد')).toHaveCount(0)
    const forged = page.url().replace(/status=\w+/, 'status=SUCCESS')
    expect(forged).not.toBe(page.url())
    await page.goto(forged)
    await expect(page.getByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()
    await expect(trustedTitle(page)).toHaveCount(0)

    const again = page.getByRole('button', { name: 'پرداخت دوباره' })
    for (const [width, height] of [
      [1280, 800],
      [1280, 600],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(again, `D-147 ${width}×${height}`).toBeInViewport({ ratio: 1 })
    }
    await again.click()
    await expect(page).toHaveURL(/\/buy\?fund=11602$/)
    await expect(page.getByRole('textbox', { name: 'مبلغ خرید' })).toHaveValue('۷٬۵۰۰٬۰۰۰')
    await page.goto('/fund-orders')
    await expect(page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('listitem')).toContainText(words)
  })
}

test('U2 U5 PLT-046 D-145 a paid receipt does not move while it comes, and can be saved without scrolling @engines', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty', '/profile')
  await buyUnits(page, '7500000', 'paid')
  await expect(trustedTitle(page)).toBeVisible()
  const { pathname, search } = new URL(page.url())
  await recordLayoutShifts(page)
  const receipt = { name: 'receipt', path: `${pathname}${search}`, words: 'دیدن سفارش‌ها' }
  await openHeld(page, platform.sandbox.api, receipt, () => undefined)
  await expect(trustedTitle(page)).toBeVisible()
  for (const name of ['ذخیرهٔ رسید', 'اشتراک‌گذاری رسید', 'دیدن سفارش‌ها'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved).toBeLessThan(0.01)
})

test('F47 F50 a payment that returns twice, in two tabs and by reload, is one receipt and one settlement', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('empty', '/profile')
  await orderUnits(page, '1000000')
  await goToGateway(page)
  const gateway = page.url()
  await page.getByRole('button', { name: 'پرداخت موفق', exact: true }).click()
  await page.waitForURL('**/payment/receipt?**')
  await expect(trustedTitle(page)).toBeVisible()
  const trace = new URL(page.url()).searchParams.get('trace_no') ?? 'none'
  const shown = Number(trace).toLocaleString('fa-IR', { useGrouping: false })

  const other = await context.newPage()
  await other.goto(page.url())
  await page.reload()
  for (const tab of [page, other]) {
    await expect(trustedTitle(tab)).toBeVisible()
    await expect(tab.getByText(shown)).toBeVisible()
  }
  await other.goto(gateway)
  await expect(other.getByText('این پرداخت پیش‌تر با موفقیت انجام شده است و دوباره انجام نمی‌شود.')).toBeVisible()
  await other.getByRole('link', { name: 'بازگشت به سرو' }).click()
  await expect(trustedTitle(other)).toBeVisible()
  await other.goto('/payment')
  await expect(other).toHaveURL(/\/home$/)

  await sandbox.control('settle', { sub })
  await page.goto(`/funds/${quietFund.code}`)
  // A million rial at about ten thousand a unit, once.
  await expect(page.getByRole('region', { name: 'دارایی شما در این صندوق' })).toContainText(/[۹][۰-۹] واحد/)
})

test('F48 F50 an abandoned payment is settled by itself, and Back never pays it again', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('empty', '/profile')
  await orderUnits(page, '2000000')
  await goToGateway(page)
  // The money has gone, and the tab with it before it has heard so.
  await page.route(`${platform.sandbox.api}/**`, () => undefined)
  await endPayment(page, 'paid')
  const other = await context.newPage()
  await page.close()
  await other.goto('/payment')
  await expect(other.getByRole('heading', { name: 'این خرید پرداخت شده است' })).toBeVisible()
  await other.getByRole('link', { name: 'دیدن سفارش' }).click()
  await expect(other).toHaveURL(/\/fund-order\/\d+$/)
  await expect(other.getByRole('main')).toContainText('در انتظار تسویه')
  await expect(other.getByRole('link', { name: 'پرداخت', exact: true })).toHaveCount(0)
})

test('F50 Back from the receipt, page after page, never offers the paid purchase again @engines', async ({
  page,
  signIn,
}) => {
  await signIn('empty')
  await buyUnits(page, '2000000', 'paid')
  await expect(trustedTitle(page)).toBeVisible()
  // After a first success home may offer to install the app, in a sheet that hides the page beneath it from roles.
  const includeHidden = true
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    await expect(
      page
        .getByRole('main', { includeHidden })
        .or(page.getByRole('link', { name: 'بازگشت به سرو', includeHidden }))
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^پرداخت [۰-۹]/, includeHidden })).toHaveCount(0)
    await expect(page.getByRole('button', { name: endings.paid, exact: true, includeHidden })).toHaveCount(0)
  }
})

test('INV-078 a receipt that is opened signed out asks to sign in, shows nothing of it, and leads home', async ({
  page,
  platform,
  sandbox,
}) => {
  const receipt = '/payment/receipt?status=SUCCESS&amount=990000000&trace_no=999999999999'
  await page.goto(receipt)
  await expect(asksToSignIn(page)).toBeVisible()
  await expect(page.getByText('۹۹۰٬۰۰۰٬۰۰۰')).toHaveCount(0)
  await signInAs(page, sandbox, await sandbox.newPerson('empty'), receipt, '/home')
  await expect(page).toHaveURL(`${platform.origin}/home`)
})
