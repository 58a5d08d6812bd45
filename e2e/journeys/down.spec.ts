import type { Page } from '@playwright/test'
import { isDeep } from '@sarv/shared/testing/depth'
import { confirmPurchase, endPayment, goToGateway, receiptHead } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { asksToSignIn } from '../actions/sign-in-prompt'
import { withoutCache } from '../browser/without-cache'
import { findPageFaults } from '../chaos/find-page-faults'
import { expectComplete } from '../checks/accessible'
import { remoteOf } from '../pages/declared-routes'
import { type ExamplePage, investorPages } from '../pages/every-page'
import { addressOf } from '../pages/example-paths'
import { cardOf, sections } from '../remotes/sections'
import { expect, test } from '../test'

// Every page beside every service that can be down; what of it runs every time stands beside the pages' own tests.
const retries = (page: Page) => page.getByRole('button', { name: /^(تلاش دوباره|بررسی دوباره)$/ })
const wordsOf = (page: Page, { words }: ExamplePage) => page.getByText(words).first()
const pagesOf = (remote: string) => investorPages.filter(({ path }) => remoteOf(path) === remote)

/** What the shell says of a call that has no place on the page is read, and put away. */
async function closeAlert(page: Page): Promise<void> {
  const confirm = page.getByRole('dialog', { name: 'خطا' }).getByRole('button', { name: 'تایید' })
  if (await confirm.isVisible()) await confirm.click({ timeout: 1000 })
}

/** A page that lacks a service says so, or stands with what is kept, and has no fault of its own. */
async function expectTold(page: Page, place: ExamplePage): Promise<void> {
  await expect(async () => {
    await closeAlert(page)
    await expect(retries(page).or(wordsOf(page, place)).first(), place.name).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectComplete(page, place.name)
  expect.soft(await findPageFaults(page), place.name).toEqual([])
}

/** Presses every retry that stands on the page until what it asks for is there. */
async function expectHealed(page: Page, place: ExamplePage): Promise<void> {
  await expect(async () => {
    await closeAlert(page)
    for (const retry of await retries(page).all()) await retry.click({ timeout: 1000 })
    await expect(wordsOf(page, place), place.name).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectComplete(page, place.name)
}

for (const section of isDeep ? sections : [])
  test(`F18 PLT-004 each page of ${section.remote} says that its remote is down, and a retry opens it`, async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/ERR_|Remote \w+: unreachable|status of 4/)
    await signIn()
    await withoutCache(page)
    const remote = platform.remote(section.remote)
    for (const place of pagesOf(section.remote)) {
      await test.step(place.name, async () => {
        const address = await addressOf(page, place.path)
        await page.goto('/profile')
        await remote.stop()
        await goTo(page, address)
        await expect(cardOf(page, section)).toBeVisible()
        expect.soft(await findPageFaults(page), place.name).toEqual([])
        await remote.start()
        await expectHealed(page, place)
        await expect(cardOf(page, section)).toHaveCount(0)
      })
    }
  })

for (const section of isDeep ? sections : [])
  test(`F28 F29 each page of ${section.remote} has words and a way on while the API is down, and heals`, async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/status of (4\d\d|503)/)
    await signIn()
    const api = `${platform.sandbox.api}/**`
    for (const place of pagesOf(section.remote)) {
      await test.step(place.name, async () => {
        const address = await addressOf(page, place.path)
        await page.goto('/profile')
        await page.route(api, (route) =>
          route.fulfill({
            status: 503,
            contentType: 'text/html',
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: '<!doctype html><h1>Bad Gateway</h1>',
          }),
        )
        await goTo(page, address)
        await expectTold(page, place)
        await page.unroute(api)
        await expectHealed(page, place)
      })
    }
  })

for (const section of isDeep ? sections : [])
  test(`F15 each page of ${section.remote} stands while the provider is down at a renewal, signed in, and heals`, async ({
    page,
    context,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/ERR_|status of 401/)
    const { sub } = await signIn()
    const provider = `${platform.sandbox.identity}/**`
    for (const place of pagesOf(section.remote)) {
      await test.step(place.name, async () => {
        const address = await addressOf(page, place.path)
        await page.goto('/profile')
        await sandbox.control('expire-tokens', { sub })
        await context.route(provider, (route) => route.abort('connectionrefused'))
        await goTo(page, address)
        await expectTold(page, place)
        await expect(asksToSignIn(page)).toHaveCount(0)
        await context.unroute(provider)
        await expectHealed(page, place)
      })
    }
  })

for (const _ of isDeep ? [1] : [])
  test('F48 F50 while the gateway is down Back leads to the payment, which is paid when it is up again', async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    watch.expectComplaints(/ERR_/)
    await signIn('empty')
    await page.goto('/buy?fund=11602')
    await confirmPurchase(page, '400000')
    const gateway = `${platform.sandbox.gateway}/**`
    await page.route(gateway, (route) => route.abort('connectionrefused'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^پرداخت/ })
      .click()
    await page.waitForURL('chrome-error://**')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^پرداخت [۰-۹]/ })).toBeEnabled()
    expect(await findPageFaults(page)).toEqual([])
    await page.unroute(gateway)
    await goToGateway(page)
    await endPayment(page, 'paid')
    await expect(receiptHead(page)).toContainText('۴۰۰٬۰۰۰')
  })
