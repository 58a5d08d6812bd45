import { expect, type Page } from '@playwright/test'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import { endings } from './buy-units'
import { confirmChange } from './confirm-change'
import { leaveForGateway } from './leave-for-gateway'

/** Goes from a plan's page to the stages of its portfolio. */
export async function beginPortfolio(page: Page, { plan, amount }: { plan: number; amount: string }): Promise<void> {
  await page.goto(`/pma/${plan}`)
  await page.getByRole('link', { name: 'شروع ساخت سبد' }).click()
  await page.getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }).fill(amount)
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await expect(overview(page)).toBeVisible()
}

/** The title over the stages. */
export const overview = (page: Page) => page.getByRole('heading', { name: 'مراحل ساخت سبد' })

/** Accepts the rules at the first stage; the ways to pay are shown afterwards. */
export async function acceptRules(page: Page): Promise<void> {
  await page.getByText('قوانین و مقررات سبدگردانی را خوانده‌ام و می‌پذیرم.').click()
  await page.getByRole('button', { name: 'شروع', exact: true }).click()
  await expect(page.getByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
}

/** Pays at the gateway that is chosen; the receipt is shown afterwards. */
export async function payForPortfolio(page: Page): Promise<void> {
  await leaveForGateway(page)
  await page.getByRole('button', { name: endings.paid, exact: true }).click()
  await page.waitForURL('**/pma/receipt?**')
}

/** Gives the first answer to every question; what it comes to is shown afterwards. */
export async function answerSurvey(page: Page): Promise<void> {
  const place = page.getByText(/^سؤال [۰-۹]+ از [۰-۹]+$/)
  const forward = page.getByRole('button', { name: /^(سؤال بعدی|ثبت)$/ })
  for (let isLast = false; !isLast; ) {
    const here = (await place.textContent()) ?? ''
    await page.getByRole('radio').first().click()
    isLast = (await forward.textContent()) === 'ثبت'
    await forward.click()
    await expect(page.getByText(here, { exact: true })).toBeHidden()
  }
}

/** Where the papers go, typed at the contracts. */
async function sayWhere(page: Page, sandbox: SandboxClient, { mobile }: Person): Promise<void> {
  await page.getByRole('button', { name: 'ویرایش ایمیل' }).click()
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('negar@site.com')
  await page.getByRole('button', { name: 'ثبت ایمیل' }).click()
  await confirmChange(page, sandbox, mobile)
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

/** Agrees to the contracts and has the code sent that signs them; answers it. */
export async function askForCode(page: Page, sandbox: SandboxClient, person: Person): Promise<string> {
  await page.getByText('قراردادها را خوانده‌ام و می‌پذیرم.').click()
  // The first answers measure less risk than any of these plans has.
  await page.getByText('هشدار را خواندم و با همین ریسک ادامه می‌دهم.').click()
  await page.getByRole('button', { name: 'امضای قراردادها' }).click()
  await sayWhere(page, sandbox, person)
  const before = await sandbox.code(person.mobile)
  await page.getByRole('button', { name: 'تأیید و ارسال کد' }).click()
  await expect(page.getByRole('heading', { name: 'کد تأیید را وارد کنید' })).toBeVisible()
  return sandbox.code(person.mobile, before)
}
