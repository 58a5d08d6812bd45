import type { Page } from '@playwright/test'
import { endings } from '../actions/buy-units'
import { leaveForGateway } from '../actions/leave-for-gateway'
import { answerSurvey } from '../actions/make-portfolio'
import { expect, test } from '../test'

const header = (page: Page) => page.getByRole('banner')
const arrow = (page: Page) => header(page).getByRole('button', { name: 'بازگشت' })
const close = (page: Page) => header(page).getByRole('link', { name: 'بستن' })
const heading = (page: Page, name: string) => header(page).getByRole('heading', { name, exact: true })
const steps = (page: Page) => page.getByRole('list', { name: 'مرحله‌های دریافت پیشنهاد' })
const goOn = (page: Page) => page.getByRole('button', { name: /^(سؤال بعدی|ثبت)$/ })
const offers = (page: Page) => page.getByRole('radiogroup', { name: 'پیشنهادهای شما' })
const invest = (page: Page) => page.getByRole('button', { name: 'سرمایه‌گذاری', exact: true })

/** Ends a payment at its gateway; the receipt is shown afterwards. */
async function payAtGateway(page: Page, ending: keyof typeof endings): Promise<void> {
  await leaveForGateway(page)
  await page.getByRole('button', { name: endings[ending], exact: true }).click()
  await page.waitForURL('**/recommendations/receipt?**')
}

test('REC-001 … REC-035 from the entry to the fund orders: answers, offers, gateway, receipt, history @engines', async ({
  page,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn('empty', '/recommendations')
  await expect(page.getByRole('heading', { name: 'اول هدف، بعد محصول' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'پیشنهادهای من' })).toHaveAttribute(
    'href',
    '/recommendations/history',
  )
  await page.getByRole('button', { name: 'شروع', exact: true }).click()

  await expect(heading(page, 'افق سرمایه‌گذاری')).toBeVisible()
  await expect(steps(page).getByRole('listitem')).toHaveCount(3)
  await expect(steps(page).locator('[aria-current="step"]')).toContainText('افق')
  await page.getByRole('radio', { name: /^درآمدی منظم/ }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^درآمدی منظم/ })).toBeChecked()
  await page.getByRole('radio', { name: /^رشد در سال‌های دور/ }).click()
  await page.goto('/recommendations')
  await page.getByRole('link', { name: 'ادامه', exact: true }).click()
  await page.getByRole('radio', { name: /^رشد در سال‌های دور/ }).click()
  await goOn(page).click()
  await page.getByRole('button', { name: 'قبلی' }).click()
  await expect(page.getByRole('radio', { name: /^رشد در سال‌های دور/ })).toBeChecked()
  await goOn(page).click()
  await goOn(page).click()
  await page.getByText('۱۰ میلیون', { exact: true }).click()
  await goOn(page).click()
  await page.getByRole('combobox').selectOption({ label: 'هیچ بخشی' })
  await goOn(page).click()
  await goOn(page).click()

  await expect(heading(page, 'ریسک‌سنجی')).toBeVisible()
  await answerSurvey(page)
  await expect(page.getByRole('figure')).toBeVisible()
  await page.getByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'بله، از اول' }).click()
  await expect(page.getByText('سؤال ۱ از ۹', { exact: true })).toBeVisible()
  await answerSurvey(page)
  await page.getByRole('button', { name: 'دریافت پیشنهاد' }).click()

  await expect(heading(page, 'پیشنهاد سرمایه‌گذاری')).toBeVisible()
  await expect(invest(page)).toBeDisabled()
  await page.reload()
  await expect(heading(page, 'پیشنهاد سرمایه‌گذاری')).toBeVisible()
  await page.getByRole('button', { name: 'تغییر مبلغ' }).click()
  const sheet = page.getByRole('dialog', { name: 'تغییر مبلغ' })
  await sheet.getByRole('textbox').fill('1000000')
  await expect(sheet.getByRole('button', { name: 'ثبت مبلغ' })).toBeDisabled()
  await sheet.getByRole('textbox').fill('120000000')
  await sheet.getByRole('button', { name: 'ثبت مبلغ' }).click()
  await expect(sheet).toBeHidden()
  await expect(offers(page)).toContainText('۱۲۰٬۰۰۰٬۰۰۰')
  const free = offers(page).getByRole('radio').first()
  await free.click()
  await page
    .getByRole('button', { name: /^جزئیات/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'ترکیب پیشنهاد' })).toBeVisible()
  await page.keyboard.press('Escape')
  await invest(page).click()

  await expect(page.getByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
  await page.reload()
  await payAtGateway(page, 'paid')
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await expect(page.getByText('۱۲۰٬۰۰۰٬۰۰۰')).toBeVisible()
  await expect(page.getByText('شمارهٔ پیگیری', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/recommendations\/history$/)
  await expect(page.getByText('در انتظار سرمایه‌گذاری')).toBeVisible()
  await expect(page.getByRole('table', { name: 'ترکیب پیشنهاد' })).toBeVisible()
  await page.getByRole('link', { name: 'دیدن سفارش‌های صندوق' }).click()
  await expect(page).toHaveURL(/\/fund-orders\?recom_tracking_code=RC-\d+$/)
  await expect(
    page
      .getByRole('list', { name: /^سفارش‌ها/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
})

test('REC-007 REC-008 close and back lead where each of the four stages says @deep', async ({ page, signIn }) => {
  test.slow()
  await signIn('recommendation-offers', '/recommendations')
  await page.getByRole('link', { name: 'ادامه', exact: true }).click()
  await offers(page).getByRole('radio').first().click()
  await invest(page).click()
  await expect(heading(page, 'پرداخت')).toBeVisible()
  await expect(close(page)).toHaveAttribute('href', '/recommendations/history')
  await arrow(page).click()
  await expect(heading(page, 'پیشنهاد سرمایه‌گذاری')).toBeVisible()
  await expect(close(page)).toHaveAttribute('href', '/recommendations/history')
  await arrow(page).click()
  await expect(heading(page, 'نتیجهٔ ریسک‌سنجی')).toBeVisible()
  await expect(close(page)).toHaveAttribute('href', '/recommendations')
  await page.goBack()
  await expect(heading(page, 'افق سرمایه‌گذاری')).toBeVisible()
  await expect(close(page)).toHaveAttribute('href', '/recommendations')
  await arrow(page).click()
  await expect(page).toHaveURL(/\/recommendations$/)
  await page.getByRole('link', { name: 'ادامه', exact: true }).click()
  await close(page).click()
  await expect(page).toHaveURL(/\/recommendations\/history$/)
})
