import { confirmPurchase, quietFund } from '../actions/buy-units'
import { expect, test } from '../test'

test('D-115 Back closes the confirmation, then leaves the page; what was typed stays meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn('investor', `/funds/${quietFund.code}`)
  await page.getByRole('link', { name: 'خرید', exact: true }).click()
  await confirmPurchase(page, '7500000')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'مبلغ خرید' })).toHaveValue('۷٬۵۰۰٬۰۰۰')
  // Closed by its cross, the sheet costs no press of back.
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/funds/${quietFund.code}$`))
})

test('D-115 Back closes a document and keeps its page, also by the button of the header', async ({ page, signIn }) => {
  await signIn('investor', '/funds')
  await page.getByRole('link', { name: quietFund.name }).click()
  const document = page.getByRole('button', { name: 'امیدنامه و مقررات' })
  await document.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('canvas')).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/funds/${quietFund.code}$`))
  // Closed by its cross, it leaves an entry that the header's button passes.
  await document.click()
  await viewer.getByRole('button', { name: 'بستن' }).click()
  await expect(viewer).toHaveCount(0)
  await page.getByRole('button', { name: 'بازگشت', exact: true }).click()
  await expect(page).toHaveURL(/\/funds$/)
})
