import { endings, receiptHead } from '../actions/buy-units'
import { leaveForGateway } from '../actions/leave-for-gateway'
import { expect, test } from '../test'

test('BNK-077 BNK-055 D-29 an account is charged at the gateway, and the result is the server’s @engines', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('card-holder', '/card')
  await page.getByRole('link', { name: 'شارژ حساب' }).click()
  await page.getByRole('textbox', { name: 'مبلغ افزایش موجودی' }).fill('5000000')
  await page.getByRole('button', { name: 'ادامه و انتخاب درگاه' }).click()
  await leaveForGateway(page)
  await page.getByRole('button', { name: endings.paid, exact: true }).click()
  await page.waitForURL('**/bank/card-result?**')
  await expect(receiptHead(page)).toContainText('پرداخت شما با موفقیت انجام شد.')
  await expect(receiptHead(page)).toContainText('۵٬۰۰۰٬۰۰۰')
  await page.getByRole('link', { name: 'بازگشت به کارت' }).click()
  await expect(page.getByText('۹۱٬۴۲۰٬۵۰۰')).toBeVisible()
})
