import { quietFund, receiptHead } from '../actions/buy-units'
import { pressByKey, tabTo } from '../actions/keyboard'
import { expect, test } from '../test'

test('PLT-069 U19 U20 a person without a mouse signs in, buys units and reads the receipt @desktop', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const person = await sandbox.newPerson('investor')
  await page.goto('/')
  await pressByKey(page, page.getByRole('button', { name: 'ورود یا ثبت‌نام' }))
  await tabTo(page, page.getByRole('textbox', { name: /موبایل/ }))
  await page.keyboard.type(person.mobile)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: /کد/ }))
  await page.keyboard.type(await sandbox.code(person.mobile))
  await page.waitForURL('**/home')

  await page.goto(`/buy?fund=${quietFund.code}`)
  await tabTo(page, page.getByRole('textbox', { name: 'مبلغ خرید' }))
  await page.keyboard.type('500000')
  await pressByKey(page, page.getByRole('checkbox', { name: /شرایط و کارمزدهای این صندوق/ }), 'Space')
  const next = page.getByRole('button', { name: 'ادامه', exact: true })
  await pressByKey(page, next)

  const dialog = page.getByRole('dialog', { name: 'تأیید خرید' })
  await dialog.waitFor()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    // At the dialog's ends the focus comes back by a guard, a moment later.
    await expect(dialog.locator(':focus'), `stop ${stop}`).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await pressByKey(page, dialog.getByRole('button', { name: /^پرداخت/ }))
  await pressByKey(page, page.getByRole('button', { name: 'پرداخت موفق', exact: true }))
  await page.waitForURL('**/payment/receipt?**')
  await expect(receiptHead(page)).toContainText('پرداخت موفق')
})
