import type { BrowserContext, Page } from '@playwright/test'
import { showDigits } from '@sarv/shared/i18n/digits'
import { goTo } from '../go-to'
import { loseStorageKey } from '../lose-storage-key'
import type { Person } from '../sandbox-client'
import { sectionOf, sections, wordsOf } from '../sections'
import { expect, signInAs, test } from '../test'
import type { TestPlatform } from '../worker-platform'

const enter = (page: Page) => page.getByRole('button', { name: 'ورود یا ثبت‌نام' })
const asksToSignIn = (page: Page) => page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })

/** The rest of a mobile number is hidden. */
const lastDigits = ({ mobile }: Person) => showDigits(mobile.slice(-4), 'fa')

/** What the pages of a browser ask of the identity provider and of the API from now on. */
function record(context: BrowserContext, { sandbox }: TestPlatform) {
  const seen = { renewals: 0, signIns: 0, refused: [] as string[], api: [] as string[], withToken: [] as string[] }
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === sandbox.identity && url.pathname === '/auth') seen.signIns++
    if (request.postData()?.includes('grant_type=refresh_token')) seen.renewals++
    if (url.origin === sandbox.api) seen.api.push(url.pathname)
    if (request.headers().authorization) seen.withToken.push(url.pathname)
  })
  context.on('response', (response) => {
    const url = new URL(response.url())
    if (url.origin === sandbox.api && response.status() === 401) seen.refused.push(url.pathname)
  })
  return seen
}

test('PLT-017 PLT-018 F6 a token that ends in the middle: calls refused side by side, one renewal, every answer, no sign-in', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await sandbox.control('expire-tokens', { sub })
  const seen = record(context, platform)
  await page.reload()
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(seen.refused.length).toBeGreaterThanOrEqual(5)
  expect(seen.renewals).toBe(1)
  expect(seen.signIns).toBe(0)
  for (const path of new Set(seen.refused))
    expect(seen.api.filter((other) => other === path).length, `${path} once more`).toBeGreaterThanOrEqual(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PLT-018 an answer that stays 401 after the replay goes to the caller: two calls, one renewal, still signed in', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  const path = '/general/api/v1/faq/'
  await sandbox.control('force', { path, sub, status: 401, times: 0 })
  const seen = record(context, platform)
  await goTo(page, '/faq')
  await expect.poll(() => seen.refused.length).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(seen.api.filter((other) => other === path)).toHaveLength(2)
  expect(seen.renewals).toBe(1)
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  await sandbox.clearForced(sub)
})

test('T14 F8 two tabs that need a new token at once ask for one', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  const other = await context.newPage()
  await other.goto('/card')
  await expect(wordsOf(other, sectionOf('bank'))).toBeVisible()
  await sandbox.control('expire-tokens', { sub })
  const seen = record(context, platform)
  await Promise.all([goTo(page, '/pma'), goTo(other, '/recommendations')])
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  await expect(wordsOf(other, sectionOf('recommendations'))).toBeVisible()
  expect(seen.renewals).toBe(1)
  expect(seen.signIns).toBe(0)
})

test('F11 signing out in one tab reaches the other within a second, which makes no call with the old token', async ({
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
  const seen = record(context, platform)
  await expect(page).toHaveURL(`${platform.origin}/`)
  const asked = Number(await page.evaluate(() => sessionStorage.getItem('sarvAsked')))
  const out = Number(await other.evaluate(() => Reflect.get(globalThis, 'sarvOut')))
  expect(asked).toBeGreaterThan(0)
  expect(out - asked).toBeLessThan(1_000)
  expect(seen.withToken).toEqual([])
})

test('F12 another person signs in: the other tab, signed out before, shows the second and nothing of the first', async ({
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
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(asksToSignIn(other)).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/`)
  const second = await sandbox.newPerson('investor')
  await signInAs(page, sandbox, second)
  await expect(other.getByRole('main').getByText(lastDigits(second)).first()).toBeVisible()
  await expect(other.getByText(lastDigits(first))).toHaveCount(0)
})

test('PLT-019 F7 a renewal that is refused ends the session: storage empty, the start page with the reason', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('isTwa', 'true'))
  await sandbox.control('revoke', { sub })
  await goTo(page, '/pma')
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect(enter(page)).toBeVisible()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expect(enter(page)).toBeVisible()
})

test('F15 an identity provider that is down at the renewal signs nobody out', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (401|503)/)
  const { sub } = await signIn('investor')
  const tokenEndpoint = `${platform.sandbox.identity}/token`
  await context.route(tokenEndpoint, (route) =>
    route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '<h1>503</h1>' }),
  )
  await sandbox.control('expire-tokens', { sub })
  const failed = page.waitForResponse(tokenEndpoint)
  await page.goto('/pma')
  await failed
  await expect(page.getByRole('main')).toContainText('تلاش دوباره')
  await expect(asksToSignIn(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${platform.origin}/pma`)
  await context.unroute(tokenEndpoint)
  await page.reload()
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
})

test('HST-018 F46 a lost storage key costs one silent sign-in through /home, in a frame in which no app boots', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await loseStorageKey(page)
  const seen = record(context, platform)
  const framed: string[] = []
  context.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) framed.push(new URL(request.url()).pathname)
  })
  const answered = page.waitForResponse((response) => response.frame() !== page.mainFrame() && response.ok())
  await page.reload()
  const answer = await answered
  expect(new URL(answer.url()).pathname).toBe('/home')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  expect(framed).toEqual(['/auth', '/home'])
  expect([seen.signIns, seen.refused]).toEqual([1, []])
  await page.reload()
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  expect(seen.signIns).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('HST-018 F46 where the provider knows nobody, as behind blocked cookies, the person is told why and asked to sign in', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await loseStorageKey(page)
  await context.clearCookies({ name: /^_session/ })
  const seen = record(context, platform)
  await page.reload()
  await expect(asksToSignIn(page)).toBeVisible()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  expect([seen.signIns, seen.renewals, seen.api]).toEqual([1, 0, []])
  await page.reload()
  await expect(asksToSignIn(page)).toBeVisible()
  expect(seen.signIns).toBe(1)
})

test('PLT-017 a reload in the middle of a renewal, which loses the new token, asks nobody to sign in', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)|ERR_/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  const tokenEndpoint = `${platform.sandbox.identity}/token`
  const carriedOut = new Promise<void>((resolve) => {
    // The provider has turned the token over; its answer never arrives.
    void context.route(tokenEndpoint, (route) => route.fetch().then(() => resolve()), { times: 1 })
  })
  await sandbox.control('expire-tokens', { sub })
  await goTo(page, '/pma')
  await carriedOut
  const seen = record(context, platform)
  await page.reload()
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/pma`)
  expect(seen.signIns, 'silent').toBe(1)
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

test('F10 a tab that is closed in the middle of a renewal keeps no other waiting', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  // What the closed tab had asked may have reached the provider: then its answer is lost with the tab.
  watch.expectComplaints(/status of (400|401)|ERR_/)
  const { sub } = await signIn('investor')
  const other = await context.newPage()
  await other.goto('/card')
  await expect(wordsOf(other, sectionOf('bank'))).toBeVisible()
  const tokenEndpoint = `${platform.sandbox.identity}/token`
  const asked: Page[] = []
  await context.route(tokenEndpoint, async (route) => {
    const from = route.request().frame().page()
    asked.push(from)
    // The one that holds the lock gets no answer.
    if (from === page) await route.continue()
  })
  await sandbox.control('expire-tokens', { sub })
  const holding = other.waitForRequest(tokenEndpoint)
  await goTo(other, '/recommendations')
  await holding
  const refused = page.waitForResponse(
    (response) => response.status() === 401 && response.url().startsWith(platform.sandbox.api),
  )
  await goTo(page, '/pma')
  await refused
  expect(asked).toEqual([other])
  const next = page.waitForRequest(tokenEndpoint, { timeout: 1_000 })
  await Promise.all([next, other.close()])
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  await expect(asksToSignIn(page)).toHaveCount(0)
})

test('F14 an identity provider that is down at the sign-in is named, and the way back is kept', async ({
  page,
  context,
  platform,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/ERR_/)
  await context.route(`${platform.sandbox.identity}/**`, (route) => route.abort())
  await page.goto('/card')
  await enter(page).click()
  const alert = page.getByRole('dialog').filter({ hasText: 'ارتباط با سامانهٔ ورود برقرار نشد' })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/card`)
  await context.unroute(`${platform.sandbox.identity}/**`)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await signInAs(page, sandbox, await sandbox.newPerson('investor'), '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

for (const hours of [24, -24])
  test(`PLT-020 F13 a device whose clock is ${hours} hours off signs in and is not renewed again and again`, async ({
    page,
    context,
    platform,
    signIn,
  }) => {
    await context.addInitScript((milliseconds) => {
      const now = Date.now
      const Right = Date
      class Wrong extends Right {
        constructor(...when: unknown[]) {
          super(...((when.length === 0 ? [now() + milliseconds] : when) as [number]))
        }
        static override now(): number {
          return now() + milliseconds
        }
      }
      globalThis.Date = Wrong as unknown as DateConstructor
    }, hours * 3_600_000)
    const seen = record(context, platform)
    await signIn('investor')
    for (const section of sections.slice(1)) {
      await page.goto(section.path)
      await expect(wordsOf(page, section)).toBeVisible()
    }
    expect(seen.renewals).toBeLessThanOrEqual(1)
    expect(seen.signIns).toBe(1)
  })

test('PLT-011…016 every call carries the token and the five headers; the language header follows the switch', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('investor')
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
  const calls = async () =>
    (await sandbox.control(`calls?sub=${sub}`)) as {
      path: string
      authorization: string
      missing: string[]
      headers: Record<string, string>
    }[]
  const persian = await calls()
  expect(persian.length).toBeGreaterThanOrEqual(8)
  for (const call of persian) {
    expect(call.authorization, call.path).toBe('bearer')
    expect(call.missing, call.path).toEqual([])
    expect(call.headers, call.path).toEqual({
      'device-token': '',
      'accept-language': 'fa',
      'application-name': 'SARV',
      platform: 'WEB',
      'application-version': '1.0.0',
    })
  }
  await goTo(page, '/profile')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await goTo(page, '/funds')
  const english = async () => (await calls()).slice(persian.length).filter(({ path }) => path.includes('/funds'))
  await expect.poll(async () => (await english()).length).toBeGreaterThan(0)
  for (const call of await english()) expect(call.headers['accept-language'], call.path).toBe('en')
})
