import type { Page } from '@playwright/test'
import { enter } from '../actions/sign-in-prompt'
import { addVirtualAuthenticator } from '../actions/virtual-authenticator'
import { expect, test } from '../test'

const lock = (page: Page) => page.getByRole('heading', { name: 'برنامه قفل است' })
const open = (page: Page) => page.getByRole('button', { name: 'باز کردن قفل' })
const list = (page: Page) => page.getByRole('region', { name: 'فهرست دارایی‌ها' })

/** As if the person had put the phone away for five minutes. */
const comeBackLater = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('sarv-active', String(Date.now() - 5 * 60_000))
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('HST-065 HST-066 the app locks after five idle minutes and at its start, and its person opens it or leaves @sessions', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const setVerified = await addVirtualAuthenticator(page)
  await signIn('investor', '/profile')
  await page.getByRole('listitem').filter({ hasText: 'قفل برنامه' }).getByRole('button', { name: 'روشن کردن' }).click()
  await expect(page.getByText('قفل برنامه روشن شد.')).toBeVisible()
  await page.goto('/assets')
  await expect(list(page)).toBeVisible()
  await expect(lock(page)).toHaveCount(0)

  await comeBackLater(page)
  await expect(lock(page)).toBeVisible()
  await expect(list(page)).toBeHidden()
  // What a screen reader finds.
  const told = await page.locator('body').ariaSnapshot()
  expect(told).toContain('برنامه قفل است')
  expect(told).not.toMatch(/ریال|فهرست دارایی‌ها/)
  expect(await page.title()).toBe('سرو')
  await setVerified(false)
  await open(page).click()
  await expect(page.getByText('قفل باز نشد. دوباره تلاش کنید.')).toBeVisible()
  await setVerified(true)
  await open(page).click()
  await expect(list(page)).toBeVisible()
  await expect(lock(page)).toHaveCount(0)
  expect(await page.title()).not.toBe('سرو')

  // At another start nothing that is kept is painted before the app is unlocked.
  await page.goto('/home')
  await expect(page.getByText(/ریال/).first()).toBeVisible()
  const second = await context.newPage()
  await second.addInitScript(() => {
    const seen = () => {
      if (document.documentElement.dataset.firstNumber !== undefined) document.documentElement.dataset.leaked = ''
    }
    new MutationObserver(seen).observe(document, { attributes: true, subtree: true })
  })
  await second.goto('/home')
  await expect(lock(second)).toBeVisible()
  expect(await second.evaluate(() => document.documentElement.dataset.leaked)).toBeUndefined()
  expect(await second.locator('#app').textContent()).toBe('')

  // Without the passkey there is a way out, which forgets the lock too.
  await second.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(second).toHaveURL(`${platform.origin}/`)
  await expect(enter(second)).toBeVisible()
  expect(await second.evaluate(() => localStorage.getItem('sarv-idle-lock'))).toBeNull()
})
