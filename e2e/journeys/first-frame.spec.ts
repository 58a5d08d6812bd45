import type { Page } from '@playwright/test'
import { enter } from '../actions/sign-in-prompt'
import { holdShell } from '../browser/hold-shell'
import { forgetAnswers } from '../browser/offline'
import { layoutShift, recordLayoutShifts } from '../checks/layout-shift'
import { openApiRelay } from '../platform/api-relay'
import { expect, test } from '../test'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های برنامه' })
const topFunds = (page: Page) => page.getByRole('heading', { name: 'صندوق‌های برتر' })
const placesOf = (page: Page) =>
  page.locator('nav:visible a, h1[data-page-title], header:visible').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.localName, ...[x, y, width, height].map(Math.round)]
    }),
  )

async function expectNoShift(page: Page): Promise<void> {
  await expect(topFunds(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { sum, moved } = await layoutShift(page)
  expect(Math.round(sum * 1_000) / 1_000, moved).toBe(0)
}

// Wide, the guest's section that turns out empty for a new person still takes the last line of the page up with it.
for (const [kind, widths] of [
  ['investor', ' @both'],
  ['empty', ''],
] as const) {
  test(`PLT-074: nothing moves on the first home of an ${kind} person, nor on the next${widths}`, async ({
    page,
    signIn,
  }) => {
    await recordLayoutShifts(page)
    await signIn(kind)
    await expectNoShift(page)
    await page.reload()
    await expectNoShift(page)
  })
}

test('PLT-074: home stands there before its scripts, and they put nothing elsewhere @both', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty')
  await expect(tabs(page).getByRole('link')).toHaveCount(5)
  const release = await holdShell(page, platform)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.locator('[data-frame="shell"]')).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  const drawn = await placesOf(page)
  release()
  await expect(topFunds(page)).toBeVisible()
  await expect(page.locator('[data-frame]')).toHaveCount(0)
  expect(await placesOf(page)).toEqual(drawn)
})

test('PLT-074 T8: the token worker comes beside the scripts of the shell, once, and is left to no one else', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty')
  const workers: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/workers/tokens.js')) workers.push(request.url())
  })
  const release = await holdShell(page, platform)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect.poll(() => workers).toHaveLength(1)
  expect(await page.evaluate(() => '__SARV_HANDOFF__' in globalThis)).toBe(true)
  release()
  await expect(topFunds(page)).toBeVisible()
  expect(await page.evaluate(() => '__SARV_HANDOFF__' in globalThis)).toBe(false)
  expect(workers).toHaveLength(1)
})

test('PLT-074: a tab that is pressed before the scripts come opens when they are there', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty')
  const release = await holdShell(page, platform)
  await page.goto('/home', { waitUntil: 'commit' })
  const profile = tabs(page).getByRole('link', { name: 'پروفایل' })
  await profile.click()
  await expect(profile).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/profile`)
})

test('PLT-074: the start page is read and pressed before its scripts, and leads to the sign-in @both', async ({
  page,
  platform,
}) => {
  const release = await holdShell(page, platform)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await enter(page).click()
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await page.waitForURL(`${platform.sandbox.identity}/**`)
})

const worthOf = (page: Page) => page.getByRole('region', { name: 'ارزش کل دارایی' }).locator('bdi').first()

const accounts = (page: Page) => page.getByRole('switch', { name: 'با حساب بانکی' })

const painted = (page: Page) =>
  page.locator('body [data-first-number]:visible').evaluate((place) => getComputedStyle(place, '::before').content)

test('PLT-074 INV-003: the worth of last time stands there before the scripts, unless amounts are hidden', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  // Firefox breaks off what a page loads as soon as it is left, while its scripts still run.
  watch.expectComplaints(/error loading dynamically imported module/)
  await signIn('investor')
  const worth = worthOf(page)
  await expect(accounts(page)).toBeChecked()
  const kept = `"${await worth.textContent()}"`
  await page.waitForLoadState('networkidle')
  const release = await holdShell(page, platform)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect.poll(() => painted(page)).toBe(kept)
  release()
  const stored = () => page.evaluate(() => localStorage.getItem('sarv.slice.general'))
  const before = await stored()
  await page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }).click()
  await expect.poll(stored).not.toBe(before)
  await page.addInitScript(() => {
    new MutationObserver(() => Reflect.set(window, 'worthWasThere', true)).observe(document, {
      subtree: true,
      attributeFilter: ['data-first-number'],
    })
  })
  const expectHidden = async () => {
    await expect(page.getByText('*****').first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'worthWasThere'))).toBeUndefined()
  }
  await page.reload()
  await expectHidden()

  // Where nothing is kept the worth is answered before the shell is there, and not shown either.
  await forgetAnswers(page)
  const relay = await openApiRelay(platform.sandbox.api)
  try {
    platform.configureShell({ SARV_API: relay.origin })
    const releaseNext = await holdShell(page, platform)
    await page.goto('/home', { waitUntil: 'commit' })
    await expect.poll(() => relay.answered).toContain('GET /fund/api/v1/user_asset/')
    releaseNext()
    await expectHidden()
  } finally {
    relay.close()
  }
})

test('PLT-074: where nothing is kept home makes its first calls ahead of the shell, each once, and shows the worth @both', async ({
  page,
  platform,
  signIn,
}) => {
  const relay = await openApiRelay(platform.sandbox.api)
  try {
    await signIn('investor')
    await forgetAnswers(page)
    platform.configureShell({ SARV_API: relay.origin })
    const release = await holdShell(page, platform)
    await page.goto('/home', { waitUntil: 'commit' })
    const reads = [
      '/fund/api/v1/info/funds/',
      '/fund/api/v1/pending-orders-count/',
      '/fund/api/v1/user_asset/',
      '/general/api/v1/home/',
      '/general/api/v1/navigation/',
      '/general/api/v1/under-way/',
      '/onboarding/api/v1/profile/',
      '/pma/api/v1/portfolio/plans/',
    ]
    const asked = () => {
      const paths = relay.requests.flatMap((one) => (one.startsWith('GET ') ? one.slice(4) : []))
      return paths.filter((path) => reads.includes(path)).toSorted()
    }
    await expect.poll(asked).toEqual(reads)
    // Another part of the page asks for the accounts too.
    await expect.poll(() => relay.requests).toContain('GET /bank/api/v1/account/accounts-with-onb/')
    await expect.poll(() => painted(page)).toMatch(/^"[۰-۹٬]{5,}"$/)
    const answered = await painted(page)
    release()
    await expect(topFunds(page)).toBeVisible()
    // What was answered first is without the bank accounts.
    await accounts(page).click()
    expect(`"${await worthOf(page).textContent()}"`).toBe(answered)
    await page.waitForLoadState('networkidle')
    expect(asked(), 'each once').toEqual(reads)

    // The stored response may be fresh: the shell decides. A page stores responses when it is idle, maybe later.
    await expect(async () => {
      const again = await holdShell(page, platform)
      relay.requests.length = 0
      await page.goto('/home', { waitUntil: 'commit' })
      await expect.poll(() => painted(page)).not.toBe('none')
      const early = asked()
      again()
      await expect(topFunds(page)).toBeVisible()
      expect(early).toEqual([])
    }).toPass()
  } finally {
    relay.close()
  }
})

test('D-129 U19: a chosen theme is on the page before anything of it is seen', async ({ page, platform }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: platform.origin }])
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      Reflect.set(globalThis, 'sarvThemeAt', performance.now())
      watch.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-theme'] })
  })
  await page.goto('/')
  await expect(enter(page)).toBeVisible()
  const times = await page.evaluate(() => ({
    theme: Number(Reflect.get(globalThis, 'sarvThemeAt')),
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  expect(times.theme).toBeLessThan(times.seen ?? 0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 19, 17)')
})
