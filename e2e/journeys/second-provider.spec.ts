import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { asksToSignIn, enter } from '../actions/sign-in-prompt'
import { signOut } from '../actions/sign-out'
import { startSecondProvider } from '../platform/second-provider'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

/** Signs in on the provider's own pages: any password, and yes to what the app asks for. */
async function signInThere(page: Page, account: string): Promise<void> {
  await enter(page).first().click()
  await page.locator('input[name=login]').fill(account)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('HST-090 HST-050 SBX-006 at another provider, on another site, a person signs in, renews, and signs out @sessions', async ({
  page,
  platform,
  sandbox,
  watch,
}, { parallelIndex }) => {
  // Its pages load a font from elsewhere and have no icon; its sign-ins are not listed by the sandbox.
  watch.expectComplaints(/fonts\.googleapis|ERR_|status of 401|favicon|404 .*\/sessions\//)
  const provider = await startSecondProvider(parallelIndex, platform)
  try {
    platform.configureShell(provider.settings)
    const person = await sandbox.newPerson('investor')
    await page.goto('/assets')
    await signInThere(page, `+98${person.mobile.slice(1)}`)
    await page.waitForURL('**/assets')
    await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()

    const renewal = platform.session === 'server' ? platform.pageCalls.renewal : `${provider.url}/token`
    await sandbox.control('force', { path: '/bank/*', sub: person.sub, status: 401, times: 1 })
    const renewed = page.waitForResponse(renewal)
    await goTo(page, '/card')
    expect((await renewed).status()).toBe(200)
    await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
    await page.reload()
    await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()

    await page.goto('/profile')
    await signOut(page)
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await page.waitForURL(`${platform.origin}/`)
    await page.goto('/assets')
    await expect(asksToSignIn(page)).toBeVisible()
    await enter(page).first().click()
    await expect(page.locator('input[name=login]')).toBeVisible()
  } finally {
    await provider.stop()
  }
})
