import { newestCode } from '@sarv/platform/testing/sign-in'
import { endings, receiptHead } from '../actions/buy-units'
import { confirmChange } from '../actions/confirm-change'
import { leaveForGateway } from '../actions/leave-for-gateway'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

test('BNK-073 PLT-080 a card is blocked, unblocked by a code and gets another PIN by a code @deep', async ({
  page,
  platform,
  sandbox,
  signIn,
}) => {
  test.slow()
  const { mobile } = await signIn('card-holder', '/card')
  await page.getByRole('link', { name: 'تنظیمات کارت' }).click()
  await page.getByRole('button', { name: /^مسدود کردن کارت/ }).click()
  const block = page.getByRole('dialog').getByRole('button', { name: 'مسدود کن', exact: true })
  await expect(block).toBeVisible()
  await expectAccessible(page, 'the confirmation of blocking')
  await block.click()
  const unblock = page.getByRole('button', { name: /^رفع مسدودی کارت/ })
  await expect(unblock).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, 'the settings of a blocked card')
  await unblock.click()
  await page.getByRole('dialog').getByRole('button', { name: 'رفع مسدودی', exact: true }).click()
  await confirmChange(page, sandbox, mobile)
  await expect(page.getByRole('button', { name: /^مسدود کردن کارت/ })).toBeVisible()
  await page.getByRole('button', { name: /^تغییر رمز کارت/ }).click()
  await page.getByLabel('رمز چهاررقمی جدید').fill('4827')
  await page.getByLabel('تکرار رمز جدید').fill('4827')
  await page.getByRole('button', { name: 'ادامه و دریافت کد' }).click()
  const code = page.getByRole('textbox', { name: 'کد ۶ رقمی' })
  await code.waitFor()
  await code.fill(await newestCode(platform.sandbox.inbox, mobile))
  await expect(page.getByText('رمز کارت تغییر کرد')).toBeVisible()
})

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
