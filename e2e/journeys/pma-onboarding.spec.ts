import { acceptRules, answerSurvey, askForCode, beginPortfolio, payForPortfolio } from '../actions/make-portfolio'
import { expect, test } from '../test'

test('PMA-005 PMA-040 PMA-045 from a plan to the portfolio: amount, gateway, survey, contracts, code @engines', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  // Six screens, a gateway and a document that the sandbox sets.
  test.slow()
  // No survey is answered yet, and the new e-mail asks for its code.
  watch.expectComplaints(/404 .*\/last-complete-survey\/|428 .*\/user-contact\//)
  const person = await signIn('empty')
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  await expect(page).toHaveURL(/\/pma\/onboarding\?plan=1$/)
  await acceptRules(page)
  await payForPortfolio(page)
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await page.getByRole('button', { name: 'ادامهٔ ساخت سبد' }).click()
  await expect(page).toHaveURL(/\/pma\/onboarding\?plan=1$/)
  await answerSurvey(page)
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()

  const papers = page.getByRole('list', { name: 'قراردادها' })
  await papers.getByRole('button').first().click()
  await expect(page.locator('.textLayer')).toContainText('قرارداد')
  await page.getByRole('button', { name: 'بازگشت به قراردادها' }).click()
  await page.reload()
  const code = await askForCode(page, sandbox, person)
  await page.getByRole('textbox').first().fill(code)
  await expect(page.getByRole('heading', { name: 'قراردادها امضا شد' })).toBeVisible()
  await page.getByRole('button', { name: 'بستن' }).click()

  await expect(page.getByText('در انتظار تأیید', { exact: true })).toBeVisible()
  await sandbox.control('approve', { sub: person.sub, stage: 'create_prx' })
  await expect(page.getByText(/^سبد شما ساخته شد/)).toBeVisible()
  await page.getByRole('button', { name: 'دیدن سبد' }).click()
  await expect(page).toHaveURL(/\/user-pma\/PRX-\d{8}$/)
  await expect(page.getByText('۶۰۰٬۰۰۰٬۰۰۰').first()).toBeVisible()
})
