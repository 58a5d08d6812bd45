import type { Page } from '@playwright/test'
import { formatDigits } from '@sarv/shared/text/digits'
import { goTo } from '../actions/go-to'
import { renewInTwoTabs } from '../actions/renew-in-two-tabs'
import { asksToSignIn } from '../actions/sign-in-prompt'
import { signOut } from '../actions/sign-out'
import { messageCount } from '../browser/message-count'
import { recordCalls } from '../browser/record-calls'
import type { Person } from '../platform/sandbox-client'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs, test } from '../test'

/** The rest of a mobile number is hidden. */
const lastDigits = ({ mobile }: Person) => formatDigits(mobile.slice(-4), 'fa')

test('T14 F8 two tabs that need a new token at once ask for one @engines @sessions', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  const { seen } = await renewInTwoTabs(page, { platform, sandbox }, sub)
  expect(seen.renewals).toBe(1)
  expect(seen.signIns).toBe(0)
})

test('F63 a tab that is suspended while it holds the lock of the renewal keeps no other one waiting for ever @sessions-deep', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  // For a page without a head Firefox asks for an icon; WebKit styles the text that it shows.
  watch.expectComplaints(/status of 401|favicon\.ico|sw\.js|style-src-attr inline/)
  const { sub } = await signIn('investor')
  // A page without the app asks for nothing, as a suspended one.
  const suspended = await context.newPage()
  await suspended.goto('/sw.js')
  await suspended.evaluate(() => {
    void navigator.locks.request('sarv-renewal', () => new Promise(() => undefined)).catch(() => undefined)
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toContain('sarv-renewal')
  // The lock is stolen after fifteen seconds.
  const { seen } = await renewInTwoTabs(page, { platform, sandbox }, sub, 60_000)
  expect(seen.renewals).toBe(1)
  expect(seen.signIns).toBe(0)
})

test('F11 signing out in one tab reaches the other within a second, which makes no call with the old token @engines @sessions', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  const other = await context.newPage()
  await other.goto('/card')
  await expect(wordsOf(other, sectionOf('bank'))).toBeVisible()
  await other.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes('برای دیدن این صفحه وارد شوید')) return
      Reflect.set(globalThis, 'sarvOut', Date.now())
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('sarvAsked', `${Date.now()}`), {
      capture: true,
      once: true,
    }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(asksToSignIn(other)).toBeVisible()
  const seen = recordCalls(context, platform)
  await expect(page).toHaveURL(`${platform.origin}/`)
  const asked = Number(await page.evaluate(() => sessionStorage.getItem('sarvAsked')))
  const out = Number(await other.evaluate(() => Reflect.get(globalThis, 'sarvOut')))
  expect(asked).toBeGreaterThan(0)
  expect(out - asked).toBeLessThan(1_000)
  expect(seen.withToken).toEqual([])
})

test('F12 another person signs in: a signed-out tab shows the second and nothing of the first @engines @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
}) => {
  const first = await signIn('investor')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('main').getByText(lastDigits(first)).first()).toBeVisible()
  await page.goto('/profile')
  await signOut(page)
  await expect(asksToSignIn(other)).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/`)
  const second = await sandbox.newPerson('investor')
  await signInAs(page, sandbox, second)
  await expect(other.getByRole('main').getByText(lastDigits(second)).first()).toBeVisible()
  await expect(other.getByText(lastDigits(first))).toHaveCount(0)
})

test('F10 a tab that is closed in the middle of a renewal keeps no other waiting @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  // The request of the closed tab may have reached the provider: then its answer is lost with the tab.
  watch.expectComplaints(/status of (400|401)|ERR_/)
  // Home asks again by itself, and would renew before the other tab does.
  const counted = page.waitForResponse(messageCount)
  const { sub } = await signIn('investor', '/profile')
  const other = await context.newPage()
  const countedToo = other.waitForResponse(messageCount)
  await other.goto('/card')
  await expect(wordsOf(other, sectionOf('bank'))).toBeVisible()
  await Promise.all([counted, countedToo])
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  const { renewal } = platform.pageCalls
  const asked: Page[] = []
  await context.route(renewal, async (route) => {
    const from = route.request().frame().page()
    asked.push(from)
    // The one that holds the lock gets no answer.
    if (from === page) await route.continue()
  })
  await sandbox.control('expire-tokens', { sub })
  const holding = other.waitForRequest(renewal)
  await goTo(other, '/recommendations')
  await holding
  const refused = page.waitForResponse((response) => response.status() === 401 && platform.isApi(response.url()))
  await goTo(page, '/pma')
  await refused
  expect(asked).toEqual([other])
  // Sooner than any time-out of a renewal, the shortest of which is ten seconds.
  const next = page.waitForRequest(renewal, { timeout: 9_000 })
  await Promise.all([next, other.close()])
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  await expect(asksToSignIn(page)).toHaveCount(0)
})
