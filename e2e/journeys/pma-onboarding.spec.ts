import type { Page } from '@playwright/test'
import { endings } from '../buy-units'
import { expect, test } from '../test'

/** Gives the first answer to every question, and takes what it comes to. */
async function answerSurvey(page: Page): Promise<void> {
  const place = page.getByText(/^سؤال [۰-۹]+ از [۰-۹]+$/)
  const forward = page.getByRole('button', { name: /^(سؤال بعدی|ثبت)$/ })
  for (let isLast = false; !isLast; ) {
    const here = (await place.textContent()) ?? ''
    await page.getByRole('radio').first().click()
    isLast = (await forward.textContent()) === 'ثبت'
    await forward.click()
    await expect(page.getByText(here, { exact: true })).toBeHidden()
  }
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
}

/** Where the papers go, typed at the contracts. */
async function sayWhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ویرایش ایمیل' }).click()
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('negar@site.com')
  await page.getByRole('button', { name: 'ثبت ایمیل' }).click()
  await page.getByRole('button', { name: 'ویرایش نشانی' }).click()
  const home = page.getByRole('dialog')
  await home.getByLabel('استان').selectOption({ label: 'تهران' })
  await home.getByLabel('شهر').selectOption({ label: 'تهران' })
  await home.getByRole('textbox', { name: 'نشانی' }).fill('خیابان بهار')
  await home.getByRole('textbox', { name: 'پلاک' }).fill('12')
  await home.getByRole('textbox', { name: 'واحد' }).fill('3')
  await home.getByRole('textbox', { name: 'کد پستی' }).fill('1234567890')
  await home.getByRole('button', { name: 'ثبت نشانی' }).click()
}

test('PMA-005 PMA-040 PMA-045 from a plan to the portfolio: amount, stages, gateway, survey, contracts and a code', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  // Six screens, a gateway and a document that the sandbox sets.
  test.slow()
  // Nobody has answered a survey yet.
  watch.expectComplaints(/404 .*\/last-complete-survey\//)
  const person = await signIn('empty')
  await page.goto('/pma/1')
  await page.getByRole('link', { name: 'شروع ساخت سبد' }).click()
  await expect(page).toHaveURL(/\/pma\/onboarding\?plan=1$/)
  await page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }).fill('600000000')
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'مراحل ساخت دارایی' })).toBeVisible()
  await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
  await page.getByRole('button', { name: 'شروع', exact: true }).click()
  await page.getByRole('button', { name: 'پرداخت ۶۰۰٬۰۰۰٬۰۰۰ ریال' }).dblclick()
  await page.waitForURL(`${platform.sandbox.gateway}/**`)
  await page.getByRole('button', { name: endings.paid, exact: true }).click()

  await page.waitForURL('**/pma/receipt?**')
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await page.getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/pma\/onboarding$/)
  await answerSurvey(page)

  const papers = page.getByRole('list', { name: 'قراردادها' })
  await papers.getByRole('button').first().click()
  await expect(page.locator('.textLayer')).toContainText('قرارداد', { timeout: 30_000 })
  await page.getByRole('button', { name: 'بازگشت به قراردادها' }).click()
  await page.reload()
  await page.getByText('قراردادها را خوانده‌ام و می‌پذیرم.').click()
  await page.getByRole('button', { name: 'امضای قراردادها' }).click()
  await sayWhere(page)
  const login = await sandbox.code(person.mobile)
  await page.getByRole('button', { name: 'تأیید و ارسال کد' }).click()
  await expect(page.getByRole('heading', { name: 'کد تأیید را وارد کنید' })).toBeVisible()
  const code = await sandbox.code(person.mobile, login)
  await page.getByRole('textbox').first().fill(code)
  await expect(page.getByRole('heading', { name: 'قراردادها امضا شد' })).toBeVisible()
  await page.getByRole('button', { name: 'بستن' }).click()

  await expect(page.getByText('در انتظار تایید', { exact: true })).toBeVisible()
  await sandbox.control('approve', { sub: person.sub, stage: 'create_prx' })
  await expect(page.getByText(/^سبد شما ساخته شد/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/user-pma\/PRX-\d{8}$/)
  await expect(page.getByText('۶۰۰٬۰۰۰٬۰۰۰').first()).toBeVisible()
})
