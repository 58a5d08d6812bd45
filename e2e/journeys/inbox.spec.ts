import { confirmChange } from '../actions/confirm-change'
import { goTo } from '../actions/go-to'
import { expect, test } from '../test'

test('HST-067 HST-068 SBX-130 a change is told in the inbox: a badge leads there, and is gone once it was read @engines', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  // The question for the code, which WebKit tells.
  watch.expectComplaints(/428 .*\/accounts\//)
  const { mobile } = await signIn('investor', '/accounts')
  await page.getByRole('radio', { name: /کرانه/ }).check({ force: true })
  await page.getByRole('button', { name: /^پیش‌فرض کردن حساب/ }).click()
  await confirmChange(page, sandbox, mobile)

  await goTo(page, '/profile')
  const tab = page.getByRole('navigation', { name: 'بخش‌های برنامه' }).getByRole('link', { name: /^پروفایل/ })
  await expect(tab).toHaveAccessibleName('پروفایل ۱ پیام نخوانده')
  await page.getByRole('link', { name: 'پیام‌ها ۱ پیام نخوانده' }).click()
  const newest = page.getByRole('list', { name: 'پیام‌ها امروز' }).getByRole('button').first()
  await expect(newest).toContainText('حساب پیش‌فرض واریز وجه فروش شد.')
  await expect(newest.getByRole('img', { name: 'خوانده نشده' })).toBeVisible()

  await newest.click()
  await expect(page).toHaveURL(`${platform.origin}/accounts`)
  await page.goBack()
  await page.goBack()
  await expect(tab).toHaveAccessibleName('پروفایل')
})
