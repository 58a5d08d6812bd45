import type { Page } from '@playwright/test'
import { buyUnits, confirmPurchase, endings, endPayment, goToGateway, payConfirmed } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { expectAccessible, expectAccessibleInBoth, expectComplete } from '../checks/accessible'
import { bothInDepth } from '../pages/depth'
import { expect, test } from '../test'

/** An account that is not open yet, as the bank tells it. */
const cardAccount = {
  id: null,
  account_status: 'pending',
  card_number: null,
  account_number: null,
  iban: null,
  bankName: 'بانک خاورمیانه',
  owner_name: null,
  card_name: 'sarv',
  onb_status: 'ACTIVE',
}

/** A page and words that are only there when it is complete. */
type Shown = readonly [path: string, words: string | RegExp]

const walk = async (page: Page, places: readonly Shown[]) => {
  for (const [path, words] of places) {
    await goTo(page, path)
    await expect(page.getByText(words).first(), path).toBeVisible()
    await expectComplete(page, path)
    await expectAccessible(page, path)
  }
}

test(`the pages for everyone are accessible${bothInDepth} @engines`, async ({ page, platform, watch }) => {
  test.slow()
  watch.expectComplaints(/status of 4(00|04|10)/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  await expectAccessible(page, 'login')
  await walk(page, [
    ['/assets', 'برای دیدن این صفحه وارد شوید'],
    ['/no-such-page', 'این صفحه در حال حاضر وجود ندارد.'],
  ])
  await page.goto(`${platform.sandbox.inbox}/`)
  await expectAccessibleInBoth(page, 'the inbox')
  await page.goto(`${platform.sandbox.identity}/auth?client_id=nobody`)
  await expectAccessibleInBoth(page, 'a broken request at the provider')
  await page.goto(`${platform.sandbox.gateway}/negin/no-such-token/`)
  await expectAccessibleInBoth(page, 'an unknown payment at the gateway')
})

test(`the pages of the identity provider are accessible, light and dark @deep${bothInDepth}`, async ({
  page,
  sandbox,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/status of 4(00|10)/)
  await page.context().clearCookies({ name: 'referral_modal' })
  await page.goto('/')
  await page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).click()
  const mobile = page.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await mobile.waitFor()
  await expectAccessibleInBoth(page, 'mobile')
  await mobile.fill('0912')
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBoth(page, 'a wrong mobile')

  await page.getByRole('link', { name: 'حساب ندارید؟ ثبت‌نام' }).click()
  await page.getByRole('textbox', { name: 'کد ملی' }).waitFor()
  await expectAccessibleInBoth(page, 'signing up')
  const fresh = `0999${String(Date.now()).slice(-7)}`
  const national = `0${String(Date.now()).slice(-9)}`
  await page.getByRole('textbox', { name: 'کد ملی' }).fill(national)
  await mobile.fill(fresh)
  await page.getByRole('button', { name: 'دریافت کد ثبت احوال' }).click()
  const code = page.getByRole('textbox', { name: 'کد ۶ رقمی' })
  await code.waitFor()
  await expectAccessibleInBoth(page, 'the code of the registry')
  const sent = await sandbox.code(fresh)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBoth(page, 'a wrong code')
  await code.fill(sent)
  await page.getByLabel('رمز عبور').waitFor()
  await expectAccessibleInBoth(page, 'the password')
  const stale = page.url()
  await page.getByLabel('رمز عبور').fill('Sarv2026ab')
  await page.getByRole('button', { name: 'ساخت حساب' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByText('هنوز سرمایه‌گذاری نکرده‌اید', { exact: false }).first()).toBeVisible()
  await expectComplete(page, 'home of a newcomer')
  await expectAccessibleInBoth(page, 'home of a newcomer')
  await page.goto(stale)
  await expectAccessibleInBoth(page, 'a sign-in that is over')
})

test('a purchase is accessible at each of its steps @deep', async ({ page, signIn, watch }) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn('empty', '/assets')
  await expect(page.getByText('هنوز دارایی ندارید')).toBeVisible()
  await expectAccessible(page, 'no assets')
  await goTo(page, '/fund-orders')
  await expect(page.getByText('هنوز سفارشی ندارید')).toBeVisible()
  await expectAccessible(page, 'no orders')
  await goTo(page, '/buy')
  await page.getByRole('button', { name: 'انتخاب صندوق' }).click()
  await expect(page.getByRole('list', { name: 'صندوق‌ها' })).toBeVisible()
  await expectAccessible(page, 'the choice of the fund')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goTo(page, '/buy?fund=12180')
  const amount = page.getByRole('textbox', { name: 'مبلغ خرید' })
  await amount.fill('1000')
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await expect(page.getByText(/مبلغ کمتر از حداقل است/)).toBeVisible()
  await expectAccessible(page, 'too small an amount')
  await page.getByRole('button', { name: 'خواندن شرایط' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page, 'the terms')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await confirmPurchase(page, '2500000')
  await expectAccessible(page, 'the confirmation')
  await payConfirmed(page)
  await page.goBack()
  await page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).waitFor()
  await expectComplete(page, '/payment')
  await expectAccessible(page, '/payment')
  await goToGateway(page)
  const gateway = page.url()
  await expectAccessibleInBoth(page, 'the gateway')
  await endPayment(page, 'paid')
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await expect(page.getByText(/تسویه می‌شود/)).toBeVisible()
  await expectAccessible(page, 'a successful receipt')
  await page.getByRole('button', { name: 'دیدن سفارش‌ها' }).click()
  await page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('link').click()
  await expect(page.getByText('روند سفارش')).toBeVisible()
  await expectAccessible(page, 'an order')
  await page.goto(gateway)
  await expect(page.getByRole('button', { name: endings.paid })).toHaveCount(0)
  await expectAccessible(page, 'a payment that has ended')
  await page.goto('/fund-orders')
  await buyUnits(page, '300000', 'failed')
  await expect(page.getByRole('button', { name: 'پرداخت دوباره' })).toBeVisible()
  await expectAccessible(page, 'a failed receipt')
  await page.goto('/payment/receipt?status=SUCCESS&amount=1000&trace_no=999999999999')
  await expect(page.getByText('این رسید در سوابق شما یافت نشد')).toBeVisible()
  await expectAccessible(page, 'a receipt that no one knows')
})

test('cards in each state and parts that do not open are accessible @deep', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/status of 50\d|ERR_CONNECTION_REFUSED|remote|Failed to (load|fetch)/)
  const { sub } = await signIn('card-holder', '/profile')
  for (const [status, words] of [
    ['bank_onb_required', 'کارت سرو بگیرید'],
    ['verified', 'کارت شما صادر شد'],
    ['pending', 'درخواست کارت نیمه‌کاره است'],
    ['blocked', 'کارت مسدود است'],
    ['failed', /نیاز به اصلاح|اصلاح/],
    ['waiting', /بررسی/],
    ['melted', /نامشخص/],
  ] as const) {
    const account = { ...cardAccount, status, messages: ['پیامی دربارهٔ این کارت.'] }
    await sandbox.control('force', {
      sub,
      path: '/bank/api/v1/account/accounts-with-onb/',
      body: { accounts: [account] },
    })
    await page.goto('/card')
    await expect(page.getByText(words).first(), status).toBeVisible()
    await expectAccessible(page, `a card that is ${status}`)
  }
  await sandbox.control('force', { sub, path: '/fund/api/v1/info/funds/', status: 503, times: 0 })
  await page.goto('/funds')
  await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
  await expectAccessible(page, 'an error with its retry')
  await platform.remote('pma').stop()
  await goTo(page, '/pma')
  await expect(page.getByRole('alert').filter({ hasText: 'بخش سبدها باز نشد' })).toBeVisible()
  await expectAccessible(page, 'a part that is down')
})
