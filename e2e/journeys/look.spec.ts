import type { Page } from '@playwright/test'
import { confirmPurchase, endPayment, goToGateway, payConfirmed } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { signInNegar } from '../actions/sign-in-negar'
import { expectScreenshot, standStill } from '../checks/screenshot'
import { isChromium } from '../engines/engine'
import { bothInDepth } from '../pages/depth'
import { expect, test } from '../test'

// The pictures lie in e2e/snapshots; `pnpm look:update` takes them again.

const notFound = /404 \(Not Found\)/

async function inDark(page: Page, isDark: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
}

test(`D-45 the pages for everyone look as they did${bothInDepth}`, async ({ page, platform, watch }, { project }) => {
  watch.expectComplaints(notFound)
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('confirm-app-insstalled', 'false')
  })
  await inDark(page, project.name === 'desktop')
  await page.goto('/')
  const enter = page.getByRole('button', { name: 'ورود یا ثبت‌نام' })
  await expect(enter).toBeVisible()
  await expectScreenshot(page, 'login')
  await page.goto('/assets')
  await expect(page.getByText('برای دیدن این صفحه وارد شوید')).toBeVisible()
  await expectScreenshot(page, 'signed-out')
  await page.goto('/')
  await enter.click()
  await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toBeVisible()
  await expectScreenshot(page, 'provider')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: platform.origin }])
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in or sign up' })).toBeVisible()
  await expectScreenshot(page, 'login-en')
})

test("D-45 a newcomer's next step and the form of an address look as they did", async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(notFound)
  await inDark(page, false)
  await signInNegar(signIn, sandbox, 'identified')
  await goTo(page, '/onboarding')
  await expect(page.getByRole('textbox', { name: 'شمارهٔ شبا' })).toBeVisible()
  await expectScreenshot(page, 'onboarding')
  await page.goto('/user-info')
  await page.getByRole('button', { name: 'افزودن نشانی' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectScreenshot(page, 'address')
})

test('D-45 a purchase looks as it did, from the question to the receipt', async ({ page, sandbox, signIn, watch }) => {
  test.slow()
  watch.expectComplaints(notFound)
  await inDark(page, false)
  await signInNegar(signIn, sandbox, 'empty')
  await page.goto('/buy?fund=11602')
  await confirmPurchase(page, '12500000')
  await expectScreenshot(page, 'confirm')
  await payConfirmed(page)
  await page.goBack()
  await expect(page.getByText('رهگذر الکترونیک')).toBeVisible()
  await expectScreenshot(page, 'payment')
  await goToGateway(page)
  await endPayment(page, 'paid')
  await expect(page.getByText(/تسویه می‌شود/)).toBeVisible()
  await expectScreenshot(page, 'receipt')
})

async function openGallery(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(page.getByRole('heading', { name: 'نمایشگاه قطعه‌ها' })).toBeVisible()
}

test(`D-45 the gallery looks as it did${bothInDepth}`, async ({ page }, { project }) => {
  await inDark(page, project.name === 'desktop')
  await openGallery(page)
  await expectScreenshot(page, 'gallery')
})

// In one look and at one width: the shelves are long, and the pages show the same parts in the dark.
test('D-45 every shelf of the gallery looks as it did @deep', async ({ page }) => {
  test.slow()
  await inDark(page, false)
  await openGallery(page)
  await standStill(page)
  for (const shelf of await page.locator('main section[id]').all())
    if (isChromium(page)) await expect.soft(shelf).toHaveScreenshot(`gallery-${await shelf.getAttribute('id')}.png`)
})
