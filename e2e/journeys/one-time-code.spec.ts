import type { Page } from '@playwright/test'
import { expect, test } from '../test'

const codeField = (page: Page) => page.getByRole('textbox', { name: 'کد ۶ رقمی' })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Goes from the login page to the six boxes of the code. */
async function askForCode(page: Page, mobile: string, wrongMobile?: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).click()
  if (wrongMobile !== undefined) {
    await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(wrongMobile)
    await page.getByRole('button', { name: 'دریافت کد' }).click()
    await expect(page.getByText('شمارهٔ موبایل نامعتبر است')).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  await expect(codeField(page)).toBeVisible()
}

test('HST-059 VAL-04 T17 a bad number is refused; after five wrong codes not even the right one signs in', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 400/)
  const { mobile } = await sandbox.newPerson('empty')
  await askForCode(page, mobile, '0912')
  await expect(page.getByText(/ارسال دوباره تا ۱:[۰-۹]{2}/)).toBeVisible()
  const code = await sandbox.code(mobile)
  for (const left of ['۴', '۳', '۲', '۱']) {
    await codeField(page).fill(wrongFor(code))
    await expect(page.getByRole('alert')).toHaveText(`کد نادرست است. ${left} تلاش دیگر دارید.`)
  }
  for (const last of [wrongFor(code), code]) {
    // The second sentence is that of the first: the page that has it is another one.
    const answered = page.waitForEvent('load')
    await codeField(page).fill(last)
    await answered
    await expect(page.getByRole('alert')).toHaveText(
      'پنج بار کد نادرست وارد شد و این کد باطل شد. با پایان شمارش، کد جدید بگیرید.',
    )
  }
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible()
})

test('SBX-002 the boxes of a code are as wide as the field before them; a wrong code leaves the mark of the next digit and the other language', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 400/)
  const { mobile } = await sandbox.newPerson('empty')
  await askForCode(page, mobile)
  const boxes = page.locator('.boxes')
  const first = await boxes.locator('span').first().boundingBox()
  const last = await boxes.locator('span').last().boundingBox()
  const form = await page.locator('form[data-digits]').boundingBox()
  expect(last && first && last.x + last.width - first.x).toBeCloseTo(form?.width ?? 0, 0)
  await codeField(page).fill(wrongFor(await sandbox.code(mobile)))
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const colour = (box: string) =>
    boxes
      .locator(box)
      .first()
      .evaluate((span) => getComputedStyle(span).borderTopColor)
  expect(await colour('.now')).not.toBe(await colour('span:not(.now)'))
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
})

test('F53 T17 a code that came too late is refused with a reason, and a fresh one signs in @deep', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 400/)
  const { mobile } = await sandbox.newPerson('empty')
  await askForCode(page, mobile)
  const late = await sandbox.code(mobile)
  await sandbox.control('expire-codes', { receiver: mobile })
  await codeField(page).fill(late)
  await expect(page.getByRole('alert')).toHaveText('زمان این کد تمام شده است. کد جدید بگیرید.')
  await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await codeField(page).fill(showPersian(await sandbox.code(mobile, late)))
  await page.waitForURL('**/home')
})

test('F53 T17 a code signs in once: not a second time, and not another attempt', async ({
  page,
  browser,
  sandbox,
  platform,
  watch,
}) => {
  watch.expectComplaints(/status of 4(00|10)/)
  const { mobile } = await sandbox.newPerson('empty')
  await askForCode(page, mobile)
  const code = await sandbox.code(mobile)
  const steps = page.url()
  await codeField(page).fill(code)
  await page.waitForURL('**/home')
  await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()

  await page.goto(steps)
  await expect(page.getByRole('heading', { name: 'این صفحه دیگر معتبر نیست' })).toBeVisible()

  const thief = await (await browser.newContext({ baseURL: platform.origin, locale: 'fa-IR' })).newPage()
  await askForCode(thief, mobile)
  await codeField(thief).fill(code)
  await expect(thief.getByRole('alert')).toHaveText('کد نادرست است. ۴ تلاش دیگر دارید.')
  await thief.context().close()
})

test('HST-058 SBX-003 a newcomer proves the number, signs up with national code and password, and is at home @engines @sessions', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 400/)
  const digits = String(Date.now()).slice(-9)
  const mobile = `09${digits}`
  await askForCode(page, mobile)
  const first = await sandbox.code(mobile)
  await codeField(page).fill(first)
  await expect(page.getByRole('heading', { name: 'ثبت‌نام در سرو' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue(mobile)
  await page.getByRole('textbox', { name: 'کد ملی' }).fill(showPersian(`2${digits}`))
  await page.getByRole('button', { name: 'دریافت کد ثبت احوال' }).click()
  await expect(page.getByRole('heading', { name: 'کد ثبت احوال' })).toBeVisible()
  await codeField(page).fill(await sandbox.code(mobile, first))
  const password = page.getByLabel('رمز عبور', { exact: true })
  await password.fill('password')
  await page.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(page.getByRole('alert')).toContainText('دست‌کم یک حرف بزرگ انگلیسی و یک رقم')
  await password.fill('Passw0rd')
  await page.getByRole('button', { name: 'ساخت حساب' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('هویت تأیید شده')).toBeVisible()
})

function showPersian(code: string): string {
  return code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
}
