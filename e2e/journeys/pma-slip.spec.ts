import { acceptRules, beginPortfolio, overview } from '../actions/make-portfolio'
import { badSlips, chooseSlip, goodSlip, sayWhatStands, slipFile } from '../actions/upload-receipt'
import { expect, test } from '../test'

test('PMA-027 PMA-020 PLT-053 VAL-11 D-13 a bad file is never sent, a good receipt is uploaded @deep', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  // No survey is answered yet.
  watch.expectComplaints(/404 .*\/last-complete-survey\//)
  const person = await signIn('empty')
  const sent = async () =>
    (await sandbox.calls()).filter(({ path, sub }) => sub === person.sub && path.includes('/upload/image/')).length
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  await acceptRules(page)
  await chooseSlip(page)
  const handIn = page.getByRole('button', { name: 'ثبت رسید' })
  for (const { file, said } of badSlips) {
    await slipFile(page).setInputFiles(file)
    await expect(page.getByText(said), file.name).toBeVisible()
    await expect(handIn, file.name).toBeDisabled()
  }
  expect(await sent()).toBe(0)

  await slipFile(page).setInputFiles(goodSlip)
  await expect(page.getByText('با موفقیت بارگذاری شد')).toBeVisible()
  await handIn.click()
  await expect(page.getByText('شمارهٔ پیگیری رسید را وارد کنید')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toBeFocused()
  await sayWhatStands(page)
  await handIn.click()

  // The slip is looked at while the person goes on.
  await expect(page.getByText(/^سؤال ۱ از/)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'بازگشت' }).click()
  await expect(overview(page)).toBeVisible()
  const payment = page.getByRole('main').getByRole('listitem').filter({ hasText: 'پرداخت' }).first()
  await expect(payment).toContainText('در انتظار تأیید')
  await sandbox.control('reject', { sub: person.sub, stage: 'payment', message: 'مبلغ رسید خوانا نیست.' })
  await expect(payment).toContainText('مبلغ رسید خوانا نیست.')
  await page.getByRole('button', { name: 'اصلاح' }).click()
  await expect(page.getByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
})
