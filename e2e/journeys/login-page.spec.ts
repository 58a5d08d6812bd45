import type { Page } from '@playwright/test'
import { signIn } from '@sarv/platform/testing/sign-in'
import { enter } from '../actions/sign-in-prompt'
import { enterForms, expect, test } from '../test'

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

interface Recorded {
  readonly event: string
  readonly facts: Record<string, unknown>
  readonly user: { id: string; level?: number } | null
  readonly at: string
  /** Absent before someone has signed in. */
  readonly sub: string | null
}

const filled = { gradient: true, fills: true, card: false }
const carded = { gradient: false, fills: false, card: true }

/** Whether a panel fills a window of a width in pixels, or is a card in its middle, and whether the grove is behind it. */
function howItStands(panel: Element, width: number): typeof filled {
  const box = panel.getBoundingClientRect()
  const offCentre = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - innerHeight / 2]
  return {
    gradient: getComputedStyle(panel.parentElement ?? panel).backgroundImage.startsWith('linear-gradient'),
    fills: box.x === 0 && box.width === width && Math.round(box.height) >= innerHeight,
    card: box.x > 0 && box.width < 600 && offCentre.every((by) => Math.abs(by) <= 1),
  }
}

test('HST-001 the panel fills the screen up to 768 px and is a card in the middle from 769 px on', async ({ page }) => {
  await page.goto('/')
  await expect(enter(page)).toBeVisible()
  const panel = page.getByRole('main')
  for (const [width, whole] of [
    [320, true],
    [768, true],
    [769, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    // A browser that is busy draws the new size, or React's own panel, a moment later.
    const stands = expect.poll(() => panel.evaluate(howItStands, width), { message: `${width}` })
    await stands.toEqual(whole ? filled : carded)
  }
})

test('HST-004 HST-005 HST-006 HST-007 an invitation survives the sign-in and is registered once @sessions', async ({
  page,
  platform,
  sandbox,
}) => {
  const { api, identity, inbox } = platform.sandbox
  const inviter = await sandbox.newPerson('investor')
  const { access_token } = await signIn(identity, inbox, inviter.mobile, platform.origin)
  const headers = { authorization: `Bearer ${access_token}` }
  const own = await fetch(`${api}/onboarding/api/v1/referral/`, { headers })
  const { code } = (await own.json()) as { code: string }

  const person = await sandbox.newPerson('empty')
  const activations: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/referral/activate/') && request.method() === 'GET') activations.push(request.url())
  })
  await page.context().clearCookies({ name: 'referral_modal' })
  await page.goto('/?referral_code=ab-12')
  await expect(enter(page)).toBeVisible()
  await expect(page.getByText(/کد معرف/)).toHaveCount(0)
  await page.goto(`/?referral_code=${code}`)
  await expect(page.getByText(code)).toBeVisible()
  await enter(page).click()
  await page.getByRole('textbox', { name: /موبایل/ }).fill(person.mobile)
  await page.getByRole('button', { name: /ادامه|دریافت|ارسال/ }).click()
  await page.getByRole('textbox', { name: /کد/ }).fill(await sandbox.code(person.mobile))
  await page.waitForURL('**/home')
  await expect(page.getByText('کد معرف شما با موفقیت ثبت شد.')).toBeVisible()
  expect((await page.context().cookies()).find(({ name }) => name === 'referral_modal')?.value).toBe('false')
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(activations).toHaveLength(1)
})

test('HST-008 HST-009 HST-047 the wrapper app is known from any page on, and only its update is offered', async ({
  page,
}) => {
  await page.goto('/assets?isTwa=TRUE')
  await expect(enter(page)).toBeVisible()
  expect(await kept(page, 'isTwa')).toBeNull()
  await page.goto('/assets?isTwa=true')
  await expect(enter(page)).toBeVisible()
  await expect.poll(() => kept(page, 'isTwa')).toBe('true')
  await page.goto('/')
  const panel = page.getByRole('dialog', { name: 'نسخهٔ جدید برنامه' })
  await expect(panel.getByRole('link')).toHaveCount(3)
  const lowest = async () => {
    const box = await panel.boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await expect.poll(lowest, 'it has come up from below').toBe(page.viewportSize()?.height)
  await panel.getByRole('button', { name: 'بستن' }).last().click()
  await expect(panel).toHaveCount(0)
})

test('HST-008 PLT-054 on wide pages the update stands at the side @desktop', async ({ page }) => {
  await page.goto('/?isTwa=true')
  const panel = page.getByRole('dialog', { name: 'نسخهٔ جدید برنامه' })
  await expect(panel.getByRole('link')).toHaveCount(3)
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
})

test('PLT-062 PLT-063 PLT-065 PLT-066 HST-056 T23 visits and presses are recorded, no personal data', async ({
  page,
  sandbox,
}) => {
  const person = await sandbox.newPerson('investor')
  const begun = new Date().toISOString()
  await page.goto('/')
  const names = async () => JSON.parse((await kept(page, 'webengageEvents')) ?? '[]') as string[]
  // Until the whitelist is here events wait, and those of a page that was left are lost.
  await expect.poll(names).toContain('page_visit')
  expect((await names()).filter((name) => name.startsWith('winner'))).toEqual([])
  // The level comes with it: what happens before is recorded without.
  const profile = page.waitForResponse(
    (response) => response.url().endsWith('/onboarding/api/v1/profile/') && response.request().method() === 'GET',
  )
  await enterForms(page, sandbox, person)
  await page.waitForURL('**/home')
  await page
    .getByRole('link', { name: /^پروفایل/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/profile$/)
  await profile
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  const everyone = async () => (await sandbox.control('analytics')) as Recorded[]
  const recorded = async () => (await everyone()).filter(({ sub }) => sub === person.sub)
  const visits = async () =>
    (await recorded()).filter(({ event }) => event === 'page_visit').map(({ facts }) => facts.path)
  await expect.poll(visits).toEqual(['/home', '/profile', '/home'])
  expect((await recorded()).at(-1)?.user).toMatchObject({ id: person.sub, level: 2 })
  const pressed = (await everyone()).filter(({ event, sub, at }) => event === 'login_click' && !sub && at >= begun)
  expect(pressed).not.toEqual([])
  expect(JSON.stringify(await everyone())).not.toContain(person.mobile)
})
