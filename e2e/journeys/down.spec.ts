import type { Page } from '@playwright/test'
import { isDeep } from '@sarv/platform/testing/depth'
import { goTo } from '../actions/go-to'
import { asksToSignIn } from '../actions/sign-in-prompt'
import { withoutCache } from '../browser/without-cache'
import { findPageFaults } from '../chaos/find-page-faults'
import { expectComplete } from '../checks/accessible'
import { declaredRoutes, isRouteOf, remoteOf } from '../pages/declared-routes'
import { investorPages } from '../pages/every-page'
import { addressOf } from '../pages/example-paths'
import { heldByHistory, type MomentPage, momentPages } from '../pages/moment-pages'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import { cardOf, sectionOf } from '../remotes/sections'
import { expect, test } from '../test'

// Every page beside every service that can be down; what of it runs every time stands beside the pages' own tests.
const retries = (page: Page) => page.getByRole('button', { name: /^(تلاش دوباره|بررسی دوباره)$/ })
const wordsOf = (page: Page, { words }: MomentPage) => page.getByText(words).filter({ visible: true }).first()

const everyPage: readonly MomentPage[] = [...investorPages, ...momentPages]
/** So many in one test that it stays within its time. */
const pagesInTest = 8

const ownerOf = ({ path }: MomentPage) => remoteOf(path) ?? 'shell'

/** The pages by who shows them, a remote or the shell, as the tests of a deep run take them. */
const groups = [...new Set(everyPage.map(ownerOf))].flatMap((owner) => {
  const pages = everyPage.filter((place) => ownerOf(place) === owner)
  return Array.from({ length: Math.ceil(pages.length / pagesInTest) }, (_, part) => ({
    owner,
    part: part + 1,
    pages: pages.slice(part * pagesInTest, (part + 1) * pagesInTest),
  }))
})
const inDepth = isDeep ? groups : []

test('F28 every declared page is beside a service that is down, or asks no one', () => {
  const isSeen = (route: string) => everyPage.some(({ path }) => isRouteOf(route, path))
  const unseen = declaredRoutes.map(({ path }) => path).filter((path) => !isSeen(path))
  expect(unseen.toSorted()).toEqual(heldByHistory)
})

/** Where a page is found, once it has something to show. */
async function addressFor(
  place: MomentPage,
  at: { page: Page; sandbox: SandboxClient; person: Person },
): Promise<string> {
  if (!place.reach) return addressOf(at.page, place.path)
  await place.reach(at)
  const { pathname, search } = new URL(at.page.url())
  return pathname + search
}

/** A page of another person, from which one goes to the page in question. */
const besides = (owner: string) => (owner === 'shell' ? '/faq' : '/profile')

/** Reads and closes the shell's message about a call that has no place on the page. */
async function closeAlert(page: Page): Promise<void> {
  const confirm = page.getByRole('dialog', { name: 'خطا' }).getByRole('button', { name: 'تایید' })
  if (await confirm.isVisible()) await confirm.click({ timeout: 1000 })
}

/** A page that lacks a service says so, or stands with what is kept, and has no fault of its own. */
async function expectTold(page: Page, place: MomentPage): Promise<void> {
  await expect(async () => {
    await closeAlert(page)
    await expect(retries(page).or(wordsOf(page, place)).first(), place.name).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectComplete(page, place.name)
  expect.soft(await findPageFaults(page), place.name).toEqual([])
}

/** Presses every retry that stands on the page until what it asks for is there. */
async function expectHealed(page: Page, place: MomentPage): Promise<void> {
  await expect(async () => {
    await closeAlert(page)
    for (const retry of await retries(page).all()) await retry.click({ timeout: 1000 })
    await expect(wordsOf(page, place), place.name).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectComplete(page, place.name)
}

for (const { owner, part, pages } of inDepth.filter((group) => group.owner !== 'shell'))
  test(`F18 PLT-004 each page of ${owner} says that its remote is down, and a retry opens it (part ${part})`, async ({
    page,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/ERR_|Remote \w+: unreachable|status of 4/)
    const person = await signIn()
    await withoutCache(page)
    const remote = platform.remote(owner)
    const section = sectionOf(owner)
    for (const place of pages) {
      await test.step(place.name, async () => {
        const address = await addressFor(place, { page, sandbox, person })
        await page.goto(besides(owner))
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

for (const { owner, part, pages } of inDepth)
  test(`F28 F29 each page of ${owner} has words and a way on while the API is down, and heals (part ${part})`, async ({
    page,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/status of (4\d\d|503)/)
    const person = await signIn()
    const api = `${platform.sandbox.api}/**`
    for (const place of pages) {
      await test.step(place.name, async () => {
        const address = await addressFor(place, { page, sandbox, person })
        await page.goto(besides(owner))
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

for (const { owner, part, pages } of inDepth)
  test(`F15 each page of ${owner} stands while the provider is down at a renewal, signed in, and heals (part ${part})`, async ({
    page,
    context,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/ERR_|status of 40[14]/)
    const person = await signIn()
    const provider = `${platform.sandbox.identity}/**`
    for (const place of pages) {
      await test.step(place.name, async () => {
        const address = await addressFor(place, { page, sandbox, person })
        await page.goto(besides(owner))
        await sandbox.control('expire-tokens', { sub: person.sub })
        await context.route(provider, (route) => route.abort('connectionrefused'))
        await goTo(page, address)
        await expectTold(page, place)
        await expect(asksToSignIn(page)).toHaveCount(0)
        await context.unroute(provider)
        await expectHealed(page, place)
      })
    }
  })
