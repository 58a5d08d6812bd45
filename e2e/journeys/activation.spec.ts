import { quietFund } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { expect, test } from '../test'

test('HST-053 D-148 a purchase leads to the activation and back, by the arrow, by Back and by its end', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('identified', '/profile')
  await goTo(page, `/funds/${quietFund.code}`)
  await page.getByRole('link', { name: 'خرید', exact: true }).click()
  const buy = `${platform.origin}/buy?fund=${quietFund.code}`
  const activate = page.getByRole('link', { name: 'فعال‌سازی حساب' })
  const iban = page.getByRole('textbox', { name: 'شمارهٔ شبا' })
  await activate.click()
  await expect(iban).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'بازگشت' }).click()
  await expect(activate).toBeVisible()
  await expect(page).toHaveURL(buy)
  await activate.click()
  await expect(iban).toBeVisible()
  // The terms lie over the page, and leave an entry of the history.
  await page.getByRole('button', { name: 'خواندن قوانین' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await iban.fill('IR160120000000001234567890')
  await page.getByText(/قوانین و مقررات .*می‌پذیرم/).click()
  await page.getByRole('button', { name: 'فعال‌سازی حساب' }).click()
  await expect(page.getByRole('textbox', { name: 'مبلغ خرید' })).toBeVisible()
  await expect(page).toHaveURL(buy)
  await page.goBack()
  await expect(page).toHaveURL(`${platform.origin}/funds/${quietFund.code}`)
})
