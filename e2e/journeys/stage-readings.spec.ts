import type { Page } from '@playwright/test'
import { pressByKey, tabTo, typeByKey } from '../actions/keyboard'
import { answerSurvey } from '../actions/make-portfolio'
import { newNegar } from '../actions/sign-in-negar'
import { button, heading } from '../browser/by-name'
import { recordAnnouncements } from '../browser/record-announcements'
import { expectReading } from '../checks/reading'
import { expect, test } from '../test'

// What a screen reader says as a flow goes on, from key to key: e2e/snapshots/readings, a folder for each flow. Purchase,
// portfolio and card request are read in keyboard.spec.ts.

const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name, exact: true })

test.beforeEach(({ page }) => recordAnnouncements(page))

test('PLT-069 U19 INV-034 each stage of a sale is read as written', async ({ page, sandbox, signIn }) => {
  test.slow()
  await signIn(await newNegar(sandbox, 'investor'), '/sell?fund=11307')
  const units = page.getByRole('textbox', { name: 'تعداد واحد فروش' })
  await typeByKey(page, units, '9999999')
  await page.keyboard.press('Tab')
  await expect(units).toHaveAttribute('aria-invalid', 'true')
  await expectReading(page, 'sale/too-many')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('3')
  await pressByKey(page, button(page, 'ادامه'))
  await dialog(page, 'تأیید فروش').waitFor()
  await expectReading(page, 'sale/confirm')
  await pressByKey(page, dialog(page).getByRole('button', { name: 'ثبت سفارش فروش' }))
  await expect(page).toHaveURL(/\/fund-order\/\d+$/)
  await heading(page, 'فروش چکاد بلند').waitFor()
  await expectReading(page, 'sale/order')
})

test('PLT-069 U19 BNK-053 each stage of a transfer is read as written', async ({ page, sandbox, signIn }) => {
  test.slow()
  const person = await signIn(await newNegar(sandbox, 'card-holder'), '/bank/operations/card-to-card')
  const next = button(page, 'ادامه')
  const destination = page.getByRole('textbox', { name: 'گیرنده' })
  await pressByKey(page, next)
  await expect(destination).toHaveAttribute('aria-invalid', 'true')
  await expectReading(page, 'transfer/no-card')
  await typeByKey(page, destination, '6037991111111112')
  await page.getByRole('list', { name: 'به نام' }).waitFor()
  await expectReading(page, 'transfer/owner')
  await pressByKey(page, next)
  const amount = page.getByRole('textbox', { name: 'مبلغ انتقال' })
  await amount.waitFor()
  await expectReading(page, 'transfer/amount')
  await typeByKey(page, amount, '5000000')
  await pressByKey(page, next)
  const old = await sandbox.code(person.mobile)
  const sheet = dialog(page, 'تأیید انتقال')
  await sheet.waitFor()
  await expectReading(page, 'transfer/confirm')
  await pressByKey(page, button(page, 'تأیید و دریافت رمز با پیامک'))
  const code = await sandbox.code(person.mobile, old)
  const boxes = page.getByRole('textbox', { name: 'کد ۶ رقمی' })
  await boxes.waitFor()
  await expectReading(page, 'transfer/password-sent')
  await typeByKey(page, boxes, code)
  await heading(page, 'انتقال موفق').waitFor()
  await expectReading(page, 'transfer/done')
})

test('PLT-069 U19 REC-015 each stage of a recommendation is read as written', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn(await newNegar(sandbox, 'empty'), '/recommendations')
  await pressByKey(page, button(page, 'شروع'))
  const forward = button(page, /^(سؤال بعدی|ثبت)$/)
  const place = page.getByText(/^سؤال [۰-۹]+ از [۰-۹]+$/)
  const goOn = async () => {
    const here = (await place.textContent()) ?? ''
    await pressByKey(page, forward)
    await expect(page.getByText(here, { exact: true })).toBeHidden()
  }
  await page.getByRole('radio').first().waitFor()
  await expectReading(page, 'recommendation/question-1')
  await pressByKey(page, page.getByRole('radio').first(), 'Space')
  await goOn()
  await expectReading(page, 'recommendation/question-2')
  await goOn()
  await expectReading(page, 'recommendation/question-3')
  await pressByKey(page, page.getByRole('radio').first(), 'Space')
  await goOn()
  await tabTo(page, page.getByRole('combobox'))
  await page.keyboard.press('ArrowDown')
  await expectReading(page, 'recommendation/question-4')
  await goOn()
  await pressByKey(page, forward)
  await heading(page, 'ریسک‌سنجی').waitFor()
  await expectReading(page, 'recommendation/survey')
  await answerSurvey(page)
  const take = button(page, 'دریافت پیشنهاد')
  await take.waitFor()
  await expectReading(page, 'recommendation/risk')
  await pressByKey(page, take)
  const offers = page.getByRole('radiogroup', { name: 'پیشنهادهای شما' })
  await offers.waitFor()
  await expectReading(page, 'recommendation/offers')
  await pressByKey(page, offers.getByRole('radio').first(), 'Space')
  await pressByKey(page, button(page, 'سرمایه‌گذاری'))
  await page.getByRole('radiogroup', { name: 'پرداخت از طریق' }).waitFor()
  await expectReading(page, 'recommendation/payment')
})

test('PLT-069 U19 SUP-001 SUP-007 a question and its answer are read as written', async ({ page, sandbox, signIn }) => {
  test.slow()
  await signIn(await newNegar(sandbox, 'investor'), '/chatbot')
  await heading(page, 'سلام! چه کمکی از من برمی‌آید؟').waitFor()
  const question = page.getByRole('textbox', { name: 'سؤال خود را بنویسید' })
  await tabTo(page, question)
  await expectReading(page, 'chat/empty')
  await page.keyboard.type('سبد اختصاصی چه فرقی با صندوق دارد؟')
  await page.keyboard.press('Enter')
  await button(page, 'کپی پاسخ').waitFor()
  await expectReading(page, 'chat/answered')
})
