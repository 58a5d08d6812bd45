import type { Page } from '@playwright/test'
import {
  acceptRules,
  answerSurvey,
  askForCode,
  beginPortfolio,
  overview,
  payForPortfolio,
} from '../actions/make-portfolio'
import { chooseSlip, slipFile } from '../actions/upload-receipt'
import { expect, signInSilently, test } from '../test'

const arrow = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'بازگشت' })
const ways = (page: Page) => page.getByRole('radiogroup', { name: 'پرداخت از طریق' })
const papers = (page: Page) => page.getByRole('list', { name: 'قراردادها' })
const closePaper = (page: Page) => page.getByRole('button', { name: 'بازگشت به قراردادها' })
const goOn = (page: Page) => page.getByRole('button', { name: 'ادامه', exact: true })

test('PMA-006 PMA-007 PMA-042 PMA-048 onboarding resumes after arrow, Back, reload and device @deep', async ({
  page,
  browser,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  // No survey is answered yet.
  watch.expectComplaints(/404 .*\/last-complete-survey\//)
  watch.expectComplaints(/429 .*\/otp\/send\//)
  const person = await signIn('empty')
  const atPlan = () => expect(page).toHaveURL(/\/pma\/1$/)

  // Amount: to the plan.
  await page.goto('/pma/1')
  await page.getByRole('link', { name: 'شروع ساخت سبد' }).click()
  await expect(page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })).toBeVisible()
  await arrow(page).click()
  await atPlan()
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  // Stages: to the plan.
  await arrow(page).click()
  await atPlan()
  await page.getByRole('link', { name: 'ادامهٔ ساخت سبد' }).click()
  // The rules are still to be accepted (D-121).
  await acceptRules(page)
  // Payment: to the stages, the slip before it to the ways to pay.
  await chooseSlip(page)
  await page.reload()
  await expect(slipFile(page)).toBeAttached()
  await page.goBack()
  await expect(ways(page)).toBeVisible()
  await arrow(page).click()
  await expect(overview(page)).toBeVisible()
  await page.goBack()
  await atPlan()

  await page.getByRole('link', { name: 'ادامهٔ ساخت سبد' }).click()
  await payForPortfolio(page)
  await page.getByRole('button', { name: 'ادامهٔ ساخت سبد' }).click()
  await expect(page.getByText(/^سؤال ۱ از/)).toBeVisible()
  // Survey: to the stages as they are by now.
  await page.goBack()
  await expect(overview(page)).toBeVisible()
  await goOn(page).click()
  await answerSurvey(page)
  await page.reload()
  await goOn(page).click()

  // Contracts: a paper and the code have no arrow, Back leads to the list, and from there to the stages.
  await papers(page).getByRole('button').first().click()
  await expect(closePaper(page)).toBeVisible()
  await expect(arrow(page)).toHaveCount(0)
  await page.reload()
  await expect(closePaper(page)).toBeVisible()
  await page.goBack()
  await expect(papers(page)).toBeVisible()
  await page.goForward()
  await closePaper(page).click()
  const code = await askForCode(page, sandbox, person)
  await expect(arrow(page)).toHaveCount(0)
  await page.goBack()
  await expect(papers(page)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'کد تأیید را وارد کنید' })).toBeVisible()
  await page.goBack()
  await arrow(page).click()
  await expect(overview(page)).toBeVisible()

  // Another device, after signing in there.
  const phone = await browser.newContext({ baseURL: platform.origin, locale: 'fa-IR' })
  await phone.addCookies([{ name: 'referral_modal', value: 'false', url: platform.origin }])
  const there = await phone.newPage()
  await signInSilently(there, platform, person, '/pma/1')
  await there.getByRole('link', { name: 'ادامهٔ ساخت سبد' }).click()
  await expect(papers(there)).toBeVisible()
  await phone.close()

  await goOn(page).click()
  await page.getByText('قراردادها را خوانده‌ام و می‌پذیرم.').click()
  await page.getByText('هشدار را خواندم و با همین ریسک ادامه می‌دهم.').click()
  await page.getByRole('button', { name: 'امضای قراردادها' }).click()
  // The code that was sent before counts still; that no other is sent is told.
  await page.getByRole('button', { name: 'تأیید و ارسال کد' }).click()
  const told = page.getByRole('dialog', { name: 'خطا' })
  await expect(told).toContainText('کد جدیدی فرستاده شده است')
  await told.getByRole('button', { name: 'تایید' }).click()
  await page.getByRole('textbox').first().fill(code)
  await expect(page.getByRole('heading', { name: 'قراردادها امضا شد' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('در انتظار تأیید', { exact: true })).toBeVisible()
  await arrow(page).click()
  await atPlan()
})
