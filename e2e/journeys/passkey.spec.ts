import { enter } from '../actions/sign-in-prompt'
import { signOut } from '../actions/sign-out'
import { addVirtualAuthenticator } from '../actions/virtual-authenticator'
import { enterForms, expect, test } from '../test'

test('D-128: a passkey made after a code signs in the next time; the number stands there for a code @sessions', async ({
  page,
  platform,
  sandbox,
}) => {
  await addVirtualAuthenticator(page)
  const person = await sandbox.newPerson('empty')
  await page.goto('/')
  await enterForms(page, sandbox, person)
  await expect(page.getByRole('heading', { name: 'دفعهٔ بعد بی‌کد وارد شوید' })).toBeVisible()
  await page.getByRole('button', { name: 'ساخت گذرکلید' }).click()
  await page.waitForURL('**/home')

  await page.goto('/profile')
  const ended = page.waitForRequest(/\/session\/end\/confirm/)
  await signOut(page)
  await ended
  await page.waitForURL(`${platform.origin}/`)
  await enter(page).click()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue(
    `${person.mobile.slice(0, 4)} ••• ${person.mobile.slice(-4)}`,
  )
  await page.getByRole('button', { name: 'ورود با گذرکلید' }).click()
  await page.waitForURL('**/home')
})

for (const [says, delay, then] of [
  ['late whether it keeps passkeys is waited for', 200, '**/passkey/new'],
  ['never whether it keeps passkeys is not waited for', undefined, '**/home'],
] as const) {
  test(`D-128: with a code that is filled in at once, a browser that says ${says}`, async ({ page, sandbox }) => {
    await addVirtualAuthenticator(page)
    await page.addInitScript((after) => {
      const capable = () => new Promise((resolve) => after !== undefined && setTimeout(resolve, after, true))
      Object.assign(PublicKeyCredential, { isUserVerifyingPlatformAuthenticatorAvailable: capable })
    }, delay)
    const person = await sandbox.newPerson('empty')
    await page.goto('/')
    await enterForms(page, sandbox, person)
    await page.waitForURL(then)
  })
}

test('HST-059: Reload and Back after a wrong code show the page again, and burn no try', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 400/)
  const person = await sandbox.newPerson('empty')
  await page.goto('/')
  await enter(page).click()
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill('0912')
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  await expect(page.getByText('شمارهٔ موبایل نامعتبر است')).toBeVisible()
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(person.mobile)
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  const field = page.getByRole('textbox', { name: 'کد ۶ رقمی' })
  await expect(field).toBeVisible()
  const code = await sandbox.code(person.mobile)
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  const fourLeft = page.getByText('کد نادرست است. ۴ تلاش دیگر دارید.')
  await expect(fourLeft).toBeVisible()
  await page.reload()
  await expect(fourLeft).toBeVisible()
  await page.goBack()
  await expect(field).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue(person.mobile)
  await expect(page.getByText('شمارهٔ موبایل نامعتبر است')).toHaveCount(0)
  await page.goForward()
  await field.fill(code)
  await page.waitForURL('**/home')
})
