import type { Page } from '@playwright/test'
import { expect, test } from '../test'

const codeField = (page: Page) => page.getByRole('textbox', { name: 'کد ۶ رقمی' })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Goes from the login page to the six boxes of the code. */
async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).click()
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile)
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  await expect(codeField(page)).toBeVisible()
}

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
