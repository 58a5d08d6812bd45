import { goTo } from '../actions/go-to'
import { expect, test } from '../test'

test('PLT-033 HST-061 a person turns the whole app to English, keeps it over a reload, and turns it back @engines', async ({
  page,
  signIn,
}) => {
  await signIn('investor')
  await expect(page.getByRole('heading', { name: 'صندوق‌های برتر' })).toBeVisible()
  await page
    .getByRole('link', { name: /^پروفایل/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Home/ }).first().click()
  await expect(page.getByRole('heading', { name: 'صندوق‌های برتر' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Top funds' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Hamun Pure Gold/ }).first()).toBeVisible()
  await expect(page.getByText('زرناب هامون')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Top funds' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'فارسی' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: /^خانه/ }).first().click()
  await expect(page.getByRole('heading', { name: 'صندوق‌های برتر' })).toBeVisible()
})

test('PLT-034 HST-061 the side bar translates the open page and every opened remote @desktop @engines', async ({
  page,
  signIn,
}) => {
  await signIn('investor')
  const bar = page.getByRole('complementary', { name: /^(نوار کناری|Side bar)$/ })
  await expect(page.getByRole('heading', { name: 'صندوق‌های برتر' })).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'sarvMark', true))
  await goTo(page, '/card')
  await expect(page.getByRole('main').getByText('شمارهٔ کارت').first()).toBeVisible()
  await goTo(page, '/home')
  await bar.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Top funds' })).toBeVisible()
  await goTo(page, '/card')
  await expect(page.getByRole('main').getByText('Card number').first()).toBeVisible()

  await goTo(page, '/buy?fund=11602')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1500000')
  await bar.getByRole('button', { name: 'فارسی' }).click()
  await expect(page.getByRole('textbox', { name: 'مبلغ خرید' })).toHaveValue('۱٬۵۰۰٬۰۰۰')
  await goTo(page, '/faq')
  await expect(page.getByRole('main').getByText('شروع کار و حساب کاربری')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvMark')), 'the page was not reloaded').toBe(true)
})
