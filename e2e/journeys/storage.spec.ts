import type { BrowserContext, Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs, test } from '../test'

const enter = (page: Page) => page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).first()
const home = (page: Page) => page.getByText('صندوق‌های برتر').first()
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

/** What the shell's storage has logged on a page from now on, as `kind slice`. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', async (message) => {
    if (message.type() !== 'warning' || !message.text().startsWith('storage')) return
    const error = (await message.args()[1]?.jsonValue()) as { kind: string; slice: string }
    errors.push(`${error.kind} ${error.slice}`)
  })
  return errors
}

/** Acts as a browser that forbids this site to store data: access to the storage throws. */
async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The request was denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: denied })
    IDBFactory.prototype.open = denied
  })
}

async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let place = 0; ; place++) localStorage.setItem(`junk-${size}-${place}`, 'x'.repeat(size))
      } catch {
        // Smaller pieces still fit.
      }
    }
  })
}

/** Waits until something is done and the page has told meanwhile that it keeps nothing: for four seconds, in a toast. */
async function toldWhile(page: Page, done: Promise<unknown>): Promise<void> {
  await Promise.all([done, page.getByText('این مرورگر چیزی ذخیره نمی‌کند').waitFor()])
}

test('F43 PLT-029 where storage is denied a person signs in, works in memory and is told so @sessions', async ({
  page,
  context,
  platform,
  sandbox,
}) => {
  await denyStorage(context)
  await toldWhile(page, signInAs(page, sandbox, await sandbox.newPerson('investor')))
  await expect(home(page)).toBeVisible()
  for (const remote of ['bank', 'invest'] as const) {
    await goTo(page, sectionOf(remote).path)
    await expect(wordsOf(page, sectionOf(remote))).toBeVisible()
  }
  await page.reload()
  await enter(page).click()
  // The provider still knows them: nothing is typed.
  if (platform.session === 'browser') {
    await expect(page).toHaveURL((url) => url.pathname === '/home')
    await expect(home(page)).toBeVisible()
  } else {
    // The server, or its cookie, has not forgotten where they were.
    await expect(page).toHaveURL((url) => url.pathname === sectionOf('invest').path)
    await expect(wordsOf(page, sectionOf('invest'))).toBeVisible()
  }
})

test('F42 PLT-029 where local storage is full a person signs in and works in memory @sessions', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await expect(enter(page)).toBeVisible()
  await fillStorage(page)
  await toldWhile(page, signInAs(page, sandbox, await sandbox.newPerson('investor')))
  await expect(home(page)).toBeVisible()
  expect((await keysOf(page)).filter((key) => key.startsWith('sarv.'))).toEqual([])
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

test('F44 storage that another tab empties in the middle takes nothing from this page, a renewal neither @sessions', async ({
  page,
  context,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const { sub } = await signIn('investor')
  await expect(home(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(wordsOf(other, sectionOf('support'))).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await sandbox.control('expire-tokens', { sub })
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  await page.reload()
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

/** Lets IndexedDB of every further page answer nothing. */
const silenceDatabases = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })

test('F64 while IndexedDB answers nothing a signed-in person gets home and goes on @sessions', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/profile')
  await silenceDatabases(page)
  await toldWhile(page, page.goto('/home', { waitUntil: 'commit' }))
  await expect(home(page)).toBeVisible()
  await goTo(page, '/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
})

test('F64 while IndexedDB answers nothing a stranger signs in', async ({ page, platform }) => {
  await silenceDatabases(page)
  await page.goto('/')
  await enter(page).click()
  await page.waitForURL(`${platform.sandbox.identity}/**`)
})

const junk: readonly (readonly [string, string])[] = [
  ['no sealed text at all', '{"visibleHomeBalance":'],
  ['a text of another key', `v1.${'A'.repeat(16)}.${'B'.repeat(64)}`],
  ['a text of an older version', `v0.${'A'.repeat(16)}.${'B'.repeat(64)}`],
  ['4.5 MB of junk', `v1.${'A'.repeat(16)}.${'A'.repeat(4_500_000)}`],
]

test('PLT-029 F45 junk in the storage is thrown away and logged once; the app opens without an alert', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const errors = errorsOf(page)
  for (const [name, text] of junk)
    for (const key of ['sarv.slice.general', 'sarv.session.tokens']) {
      await test.step(`${name} as ${key}`, async () => {
        await page.evaluate(([place, value]) => localStorage.setItem(place, value), [key, text] as const)
        errors.length = 0
        await page.reload()
        await expect(home(page)).toBeVisible()
        // A database that is late on a busy machine is told too (F64).
        await expect
          .poll(() => errors.filter((error) => !error.endsWith(' answers')), name)
          .toEqual([`not-read ${key === 'sarv.session.tokens' ? 'session' : 'slice.general'}`])
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect
          .poll(() => page.evaluate((place) => localStorage.getItem(place)?.length ?? 0, key))
          .toBeLessThan(10_000)
      })
    }
})

test('PLT-031 PLT-027 after each flow the keys are spelled as specified, and everything else is sealed', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/404 \(Not Found\)/)
  // The shell's own hint is written when there is time for it.
  const added = async () => (await keysOf(page)).filter((key) => !key.startsWith('sarv.') && key !== 'sarv-kept')
  const referral = async () => (await context.cookies()).find(({ name }) => name === 'referral_modal')?.value
  await page.goto('/')
  await expect.poll(added).toEqual(['webengageEvents'])
  await context.clearCookies({ name: 'referral_modal' })
  // Signs in by the forms: the cookie belongs to a sign-in that a person made.
  await signInAs(page, sandbox, await sandbox.newPerson('investor'))
  await expect(home(page)).toBeVisible()
  await expect.poll(referral).toMatch(/^(?:true|false)$/)
  await page.goto('/assets?isTwa=true')
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  expect(await added()).toEqual(['isTwa', 'webengageEvents'])
  await page.evaluate(() => localStorage.setItem('bank_limit_receipt', 'true'))
  await page.goto('/payment/receipt?status=FAILED&trace_no=111122223333')
  await page.getByRole('button', { name: 'ادامهٔ درخواست کارت' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/bank/onboarding')
  expect(await added()).toEqual(['isTwa', 'webengageEvents'])
  const sealed = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('sarv.'))
      .map(([, text]) => String(text)),
  )
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sarv-kept')), 'a flag and nothing else').toBe('yes')
  expect(sealed.length).toBeGreaterThanOrEqual(2)
  for (const text of sealed) expect(text).toMatch(/^v1\.[\w+/=]+\.[\w+/=]+$/)
})
