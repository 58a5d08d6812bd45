import { asksToSignIn, enter } from '../actions/sign-in-prompt'
import { expect, signInAs, test } from '../test'

test('HST-062 HST-063 a second device is listed, signed out by the first one, and asked to sign in again @sessions', async ({
  page,
  browser,
  platform,
  sandbox,
  watch,
}) => {
  // Calls of the second device are refused, and its renewal too.
  watch.expectComplaints(/status of 40[01]/)
  const person = await sandbox.newPerson('investor')
  await signInAs(page, sandbox, person)
  const phone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1' }
  const context = await browser.newContext({ baseURL: platform.origin, locale: 'fa-IR', ...phone })
  const second = await context.newPage()
  await signInAs(second, sandbox, person)
  await second.goto('/assets')
  await expect(second.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('link', { name: /دستگاه‌ها و نشست‌ها.*۲ دستگاه/ }).click()
  const rows = page.getByRole('list', { name: 'دستگاه‌های شما' }).getByRole('listitem')
  await expect(rows).toHaveText([/کروم.*همین دستگاه/, /سافاری، آیفون.*خروج/])
  await page.getByRole('button', { name: 'خروج از سافاری، آیفون' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'خارج شود' }).click()
  await expect(rows).toHaveCount(1)

  // Its next call finds out, also in the page that is open, and it is not signed in again silently.
  await second.getByRole('link', { name: 'پروفایل' }).first().click()
  await expect(second.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await expect(enter(second)).toBeVisible()
  await second.goto('/assets')
  await expect(asksToSignIn(second)).toBeVisible()
  await expect(second.getByText('زرناب هامون')).toHaveCount(0)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await context.close()
})
