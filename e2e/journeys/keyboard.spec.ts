import type { Locator, Page } from '@playwright/test'
import { endings, quietFund, receiptHead } from '../actions/buy-units'
import { openDialogByKey, pressByKey, tabTo, typeByKey } from '../actions/keyboard'
import { newNegar } from '../actions/sign-in-negar'
import { button, heading } from '../browser/by-name'
import { recordAnnouncements } from '../browser/record-announcements'
import { expectReading } from '../checks/reading'
import { expect, test } from '../test'

test('PLT-069 U19 U20 a person without a mouse signs in, buys units and reads the receipt @desktop', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const person = await newNegar(sandbox, 'investor')
  await recordAnnouncements(page)
  await page.goto('/')
  await pressByKey(page, button(page, 'ورود یا ثبت‌نام'))
  await typeByKey(page, page.getByRole('textbox', { name: /موبایل/ }), person.mobile)
  await page.keyboard.press('Enter')
  await typeByKey(page, page.getByRole('textbox', { name: /کد/ }), await sandbox.code(person.mobile))
  await page.waitForURL('**/home')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()

  await page.goto(`/buy?fund=${quietFund.code}`)
  const amount = page.getByRole('textbox', { name: 'مبلغ خرید' })
  await typeByKey(page, amount, '5')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expectReading(page, 'purchase/too-little')
  await page.keyboard.press('Shift+Tab')
  await expect(amount).toBeFocused()
  // Tab selects what stands in the field.
  await page.keyboard.type('500000')
  await pressByKey(page, page.getByRole('checkbox', { name: /شرایط و کارمزدهای این صندوق/ }), 'Space')
  const dialog = page.getByRole('dialog', { name: 'تأیید خرید' })
  await openDialogByKey(page, button(page, 'ادامه'), dialog)
  await expectReading(page, 'purchase/confirm')
  await pressByKey(page, button(dialog, /^پرداخت/))
  await pressByKey(page, button(page, endings.paid))
  await page.waitForURL('**/payment/receipt?**')
  await expect(receiptHead(page)).toContainText('پرداخت موفق')
  await expectReading(page, 'purchase/receipt')
})

test('PLT-069 U19 PMA-040 a person without a mouse makes a portfolio, and hears each stage begin @desktop', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 .*\/last-complete-survey\//)
  await recordAnnouncements(page)
  const person = await signIn(await newNegar(sandbox, 'empty'), '/pma/1')
  await pressByKey(page, page.getByRole('link', { name: 'شروع ساخت سبد' }))
  await typeByKey(page, page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }), '600000000')
  await expectReading(page, 'make-portfolio/amount')
  await pressByKey(page, button(page, 'ادامه'))
  await pressByKey(page, page.getByRole('checkbox', { name: /قوانین و مقررات سبدگردانی/ }), 'Space')
  await expectReading(page, 'make-portfolio/overview')
  await pressByKey(page, button(page, 'شروع'))
  await page.getByRole('radiogroup', { name: 'پرداخت از طریق' }).waitFor()
  await expectReading(page, 'make-portfolio/payment')
  const sheet = page.getByRole('dialog', { name: 'تأیید پرداخت' })
  await openDialogByKey(page, button(page, /^پرداخت [۰-۹٬]+ ریال$/), sheet)
  await expectReading(page, 'make-portfolio/confirm')
  await pressByKey(page, button(sheet, 'رفتن به درگاه'))
  await pressByKey(page, button(page, endings.paid))
  await page.waitForURL('**/pma/receipt?**')
  await pressByKey(page, button(page, 'ادامهٔ ساخت سبد'))

  const forward = button(page, /^(سؤال بعدی|ثبت)$/)
  const place = page.getByText(/^سؤال [۰-۹]+ از [۰-۹]+$/)
  for (let question = 1, isLast = false; !isLast; question++) {
    const here = (await place.textContent()) ?? ''
    if (question < 3) await expectReading(page, `make-portfolio/question-${question}`)
    await pressByKey(page, page.getByRole('radio').first(), 'Space')
    isLast = (await forward.textContent()) === 'ثبت'
    await pressByKey(page, forward)
    await expect(page.getByText(here, { exact: true })).toBeHidden()
  }
  await button(page, 'ادامه').waitFor()
  await expectReading(page, 'make-portfolio/risk')
  await pressByKey(page, button(page, 'ادامه'))
  await page.getByRole('list', { name: 'قراردادها' }).waitFor()
  await expectReading(page, 'make-portfolio/contracts')
  await pressByKey(page, page.getByRole('checkbox', { name: 'قراردادها را خوانده‌ام و می‌پذیرم.' }), 'Space')
  await pressByKey(page, page.getByRole('checkbox', { name: /هشدار را خواندم/ }), 'Space')
  await pressByKey(page, button(page, 'امضای قراردادها'))
  await page.getByRole('dialog').waitFor()
  await expectReading(page, 'make-portfolio/signer')
  const earlier = await sandbox.code(person.mobile)
  await pressByKey(page, button(page, 'ویرایش ایمیل'))
  await typeByKey(page, page.getByRole('textbox', { name: 'ایمیل' }), 'negar@site.com')
  await pressByKey(page, button(page, 'ثبت ایمیل'))
  await expect(page.getByRole('dialog', { name: 'تأیید با کد پیامکی' })).toBeVisible()
  await typeByKey(page, page.getByRole('textbox', { name: 'کد ۶ رقمی' }), await sandbox.code(person.mobile, earlier))
  // A toast that comes while this one stands is read with it.
  const toast = page.getByText('ایمیل ثبت شد', { exact: true })
  await toast.waitFor()
  await toast.waitFor({ state: 'hidden' })
  await pressByKey(page, button(page, 'ویرایش نشانی'))
  await typeAddress(page)
  await pressByKey(page, button(page, 'ثبت نشانی'))
  const before = await sandbox.code(person.mobile)
  await pressByKey(page, button(page, 'تأیید و ارسال کد'))
  await expect(page.getByRole('heading', { name: 'کد تأیید را وارد کنید' })).toBeVisible()
  await expectReading(page, 'make-portfolio/code')
  await typeByKey(page, page.getByRole('textbox').first(), await sandbox.code(person.mobile, before))
  await expect(page.getByRole('heading', { name: 'قراردادها امضا شد' })).toBeVisible()
  await expectReading(page, 'make-portfolio/signed')
})

/** Requests a card without a mouse, up to the video. */
async function requestCardByKey(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('link', { name: 'درخواست کارت' }))
  await heading(page, 'مراحل افتتاح حساب بانکی').waitFor()
  await expectReading(page, 'request-card/overview')
  await pressByKey(page, page.getByRole('checkbox', { name: /قوانین و مقررات کارت/ }), 'Space')
  await pressByKey(page, button(page, 'شروع'))
  await heading(page, 'سریال کارت ملی').waitFor()
  await expectReading(page, 'request-card/serial')
  await typeByKey(page, page.getByRole('textbox', { name: /^سریال کارت ملی/ }), '1G12345678')
  await pressByKey(page, button(page, 'ادامه'))
  await heading(page, 'کارتتان چه رنگی باشد؟').waitFor()
  await expectReading(page, 'request-card/colour')
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await pressByKey(page, button(page, 'انتخاب خاکی کویر'))
  await heading(page, 'ویدئوی احراز هویت').waitFor()
  await expectReading(page, 'request-card/video')
}

test('PLT-069 U19 BNK-021 a person without a mouse requests a card, up to its video', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow()
  await recordAnnouncements(page)
  await signIn(await newNegar(sandbox, 'card-required'), '/card')
  await requestCardByKey(page)
})

test('PLT-069 U19 BNK-025 BNK-028 a person without a mouse records a video for the card, and sends the request @camera', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  test.slow()
  await context.grantPermissions(['camera', 'microphone'])
  await recordAnnouncements(page)
  await signIn(await newNegar(sandbox, 'card-required'), '/card')
  await requestCardByKey(page)
  await pressByKey(page, button(page, 'ضبط ویدئو'))
  const reason = page.getByRole('dialog', { name: 'دسترسی به دوربین', exact: true })
  const start = button(page, 'شروع ضبط')
  await expect(reason.or(start)).toBeVisible()
  if (await reason.isVisible()) await pressByKey(page, button(reason, 'ادامه'))
  await expect(start).toBeEnabled()
  await expectReading(page, 'request-card/camera')
  await pressByKey(page, start)
  await expect(page.getByRole('timer')).toHaveText(/^(?:[۱-۹]|۱[۰-۳]) ثانیه$/)
  await pressByKey(page, button(page, 'پایان ضبط'))
  await expect(page.getByLabel('ویدئوی ضبط‌شده')).toBeVisible()
  await expectReading(page, 'request-card/preview')
  await pressByKey(page, page.getByRole('checkbox', { name: /^ویدئو را خودم ضبط کرده‌ام/ }), 'Space')
  await pressByKey(page, button(page, 'ارسال ویدئو'))
  await heading(page, 'کارت به کجا برسد؟').waitFor()
  await expectReading(page, 'request-card/address')
  await pressByKey(page, button(page, 'افزودن نشانی'))
  await typeAddress(page)
  await pressByKey(page, button(page, 'ثبت نشانی'))
  await pressByKey(page, button(page, 'انتخاب نشانی'))
  await expect(page.getByText(/اطلاعات شما به بانک فرستاده شده است/)).toBeVisible()
  await expectReading(page, 'request-card/sent')
  await pressByKey(page, button(page, 'بستن'))
  await heading(page, 'درخواست کارت در حال بررسی است').waitFor()
})

/** Fills in the form of an address; of each list the first is chosen. */
async function typeAddress(page: Page): Promise<void> {
  const home = page.getByRole('dialog').last()
  await chooseFirst(page, home.getByLabel('استان'))
  await chooseFirst(page, home.getByLabel('شهر'))
  for (const [name, text] of [
    ['نشانی', 'خیابان بهار'],
    ['پلاک', '12'],
    ['واحد', '3'],
    ['کد پستی', '1234567890'],
  ] as const)
    await typeByKey(page, home.getByRole('textbox', { name, exact: true }), text)
}

/** Chooses the first option of a list after its placeholder, once the options are there. */
async function chooseFirst(page: Page, list: Locator): Promise<void> {
  await expect(list.getByRole('option').nth(1)).toBeAttached()
  await tabTo(page, list)
  await page.keyboard.press('ArrowDown')
  await expect(list).not.toHaveValue('')
}
