import { goTo } from '../actions/go-to'
import { signInNegar } from '../actions/sign-in-negar'
import { translatePages } from '../browser/translate-pages'
import { expect, test } from '../test'

/** Pages that are left for each other while they are translated, by words of theirs. */
const walked = [
  ['/assets', 'فهرست دارایی‌ها'],
  ['/funds/11307', 'شرایط صندوق'],
  ['/fund-orders', 'همهٔ وضعیت‌ها'],
  ['/pma', 'سبدهای پیشنهادی'],
  ['/card', 'مشخصات حساب'],
  ['/recommendations', 'پیشنهادهای من'],
  ['/faq', 'پاسخ خود را نیافتید؟'],
  ['/chatbot', 'سؤال‌های پیشنهادی'],
  ['/profile', 'خروج از حساب'],
] as const

test("U19 pages that the browser's translator changes go on: values change, errors come and go, names and numbers stay", async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow()
  await translatePages(page)
  await signInNegar(signIn, sandbox, 'investor')
  // What follows the translator is loaded after the page.
  await expect(page.locator('font').first()).toBeVisible()
  const isFollowed = () => page.evaluate(() => document.body.removeChild.toString().includes('[native code]'))
  await expect.poll(isFollowed).toBe(false)
  const main = page.getByRole('main')
  await expect(main.getByText('نگار رستگار', { exact: true })).toBeVisible()

  await goTo(page, '/sell?fund=11307')
  const units = page.getByRole('textbox', { name: 'تعداد واحد فروش' })
  await units.fill('12')
  const about = main.getByText(/حدود [۰-۹٬]+ ریال/)
  await expect(about).toHaveText(/^‹/)
  const first = (await about.textContent()) ?? ''
  await units.fill('1999')
  await expect(about).not.toHaveText(first)
  await expect(about).toHaveText(/^‹/)
  await units.fill('199999')
  await units.blur()
  await expect(main.getByText(/بیشتر از واحدهای شماست/)).toBeVisible()
  await expect(about).toHaveCount(0)
  await units.fill('2')
  await expect(about).toBeVisible()

  await goTo(page, '/buy?fund=11419')
  const unit = page.getByRole('button', { name: /تغییر به (?:تومان|ریال)/ })
  await expect(unit).toHaveText('‹ریال›')
  await unit.click()
  await expect(unit).toHaveText('‹تومان›')

  for (const [path, words] of walked) {
    await goTo(page, path)
    await expect(
      main
        .getByText(words)
        .or(page.getByRole('list', { name: words }))
        .first(),
      path,
    ).toBeVisible()
  }
  await goTo(page, '/home')
  await page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }).click()
  await expect(main.getByText('*****').first()).toBeVisible()
  await page.getByRole('button', { name: 'نمایش مبلغ‌ها' }).click()
  await expect(main.getByText('*****')).toHaveCount(0)

  await goTo(page, '/card')
  await expect(main.getByText(/^IR[۰-۹ ]+$/)).toBeVisible()
})
