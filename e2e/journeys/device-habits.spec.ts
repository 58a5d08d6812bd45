import type { BrowserContext, Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { paste } from '../actions/paste'
import { signOut } from '../actions/sign-out'
import { evictStorage } from '../browser/evict-storage'
import { recordCalls } from '../browser/record-calls'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs, test } from '../test'

const home = (page: Page) => page.getByText('صندوق‌های برتر').first()
const enter = (page: Page) => page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).first()
const hide = (page: Page) => page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' })
const show = (page: Page) => page.getByRole('button', { name: 'نمایش مبلغ‌ها' })

/** Lets a page tell other tabs nothing. */
const muteChannels = (page: Page) =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })

const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('T21 a page out of the back/forward cache shows nothing of a person who signed out meanwhile', async ({
  page,
  context,
  signIn,
}) => {
  await page.addInitScript(() => {
    // Before the app listens: the first that hears ends it.
    addEventListener('storage', (event) => Reflect.has(globalThis, 'inCache') && event.stopImmediatePropagation(), true)
  })
  await signIn('investor', '/assets')
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  const other = await context.newPage()
  await muteChannels(other)
  await other.goto('/profile')
  await page.evaluate(() => void Reflect.set(globalThis, 'inCache', true))
  await signOut(other)
  await expect(enter(other)).toBeVisible()
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  await comeBack(page)
  await expect(page.getByText('برای دیدن این صفحه وارد شوید').or(enter(page)).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toHaveCount(0)
})

test('U1 a page out of the back/forward cache hides the amounts that were hidden meanwhile', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('investor', '/home')
  await expect(hide(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  await hide(other).click()
  await expect(show(other)).toBeVisible()
  await comeBack(page)
  await expect(show(page)).toBeVisible()
})

test('PLT-017 F63 a page that slept for a night goes on signed in, by one renewal', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + Number(document.documentElement.dataset.slept ?? 0)
  })
  const { sub } = await signIn('investor', '/home')
  await expect(home(page)).toBeVisible()
  // A read of the start page that is still under way would renew before the night.
  await page.waitForLoadState('networkidle')
  await sandbox.control('expire-tokens', { sub })
  const seen = recordCalls(context, platform)
  await page.evaluate(() => {
    document.documentElement.dataset.slept = String(9 * 3_600_000)
    document.dispatchEvent(new Event('resume'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  expect([seen.renewals, seen.signIns]).toEqual([1, 0])
})

test('F44 a page whose whole storage was evicted goes on, and the next start is signed in again', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/home')
  await expect(home(page)).toBeVisible()
  await evictStorage(page)
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  await evictStorage(page)
  await page.goto('/home')
  // The provider still knows the person: one press, and nothing is typed.
  await expect(enter(page).or(home(page)).first()).toBeVisible()
  if (await enter(page).isVisible()) await enter(page).click()
  await expect(home(page)).toBeVisible()
})

const databases: readonly (readonly [string, (context: BrowserContext) => Promise<unknown>])[] = [
  [
    'no database opens',
    (context) =>
      context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          const request = new EventTarget()
          const error = new DOMException('A mutation operation was attempted', 'InvalidStateError')
          setTimeout(() => {
            Object.assign(request, { error })
            const event = new Event('error')
            request.dispatchEvent(event)
            ;(request as IDBOpenDBRequest).onerror?.(event)
          })
          return request as IDBOpenDBRequest
        }
      }),
  ],
  [
    'the quota of databases is used up',
    (context) =>
      context.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
        }
        IDBObjectStore.prototype.add = IDBObjectStore.prototype.put
      }),
  ],
  [
    'the quota of everything is used up',
    (context) =>
      context.addInitScript(() => {
        const full = () => {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
        }
        IDBObjectStore.prototype.put = full
        IDBObjectStore.prototype.add = full
        const set = Storage.prototype.setItem
        // What the tests themselves keep has its room.
        Storage.prototype.setItem = function (key, text) {
          if (key === 'sarv-prompts') set.call(this, key, text)
          else full()
        }
      }),
  ],
]

for (const [what, breakIt] of databases) {
  test(`F42 F43 PLT-029 where ${what} a person signs in and works`, async ({ page, context, sandbox }) => {
    await breakIt(context)
    await signInAs(page, sandbox, await sandbox.newPerson('investor'))
    await expect(home(page)).toBeVisible()
    for (const remote of ['bank', 'support'] as const) {
      await goTo(page, sectionOf(remote).path)
      await expect(wordsOf(page, sectionOf(remote))).toBeVisible()
    }
  })
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('F42 F27 where caches have no room the app opens and opens again, without a worker', async ({
    page,
    platform,
    request,
    signIn,
  }) => {
    const worker = await (await request.get('/sw.js')).text()
    const full =
      "Cache.prototype.put = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'));"
    let asked = 0
    platform.answerForShell(({ url }, response) => {
      if (url !== '/sw.js') return false
      asked++
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${full}\n${worker}`)
      return true
    })
    await signIn('investor', '/home')
    await expect(home(page)).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.reload()
    await expect(home(page)).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await page.evaluate(() => caches.keys().then((names) => names.length))).toBeLessThanOrEqual(2)
  })
})

/** What stands over the middle of an element's own box, or outside of the window. */
const covered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(at) || at?.contains(element) ? undefined : (at?.outerHTML.slice(0, 80) ?? 'out of sight')
  })

test('U19 a keyboard that takes half of the window leaves the field and the button of a form in reach', async ({
  page,
  signIn,
}) => {
  // The window gets lower, the phone stays upright.
  await page.addInitScript(() => {
    Object.defineProperty(screen, 'orientation', { configurable: true, value: { type: 'portrait-primary' } })
  })
  await signIn('investor', '/home')
  const half = { width: 390, height: 380 }
  for (const [path, field] of [
    ['/buy?fund=11419', 'main input[inputmode=numeric]'],
    ['/voucher', 'main input'],
    ['/pma/onboarding?plan=1', 'main input[inputmode=numeric]'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, path)
    await page.locator(field).first().click()
    await page.setViewportSize(half)
    await page.locator(field).first().scrollIntoViewIfNeeded()
    expect.soft(await covered(page, `${field} >> nth=0`), `${path}: the field`).toBeUndefined()
    const button = 'main button[type=submit] >> nth=-1'
    await page.locator(button).scrollIntoViewIfNeeded()
    expect.soft(await covered(page, button), `${path}: the button`).toBeUndefined()
  }
})

test('SUP-001 a keyboard that leaves the page as high as it was, as on iOS, leaves the question over it', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/home')
  await goTo(page, '/chatbot')
  const question = page.getByRole('textbox').last()
  await question.click()
  const seen = 380
  await page.evaluate((height) => {
    const viewport = window.visualViewport
    if (!viewport) return
    Object.defineProperty(viewport, 'height', { get: () => height, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  }, seen)
  await expect
    .poll(async () => {
      const box = await question.boundingBox()
      return box !== null && box.y + box.height <= seen && box.y >= 0
    })
    .toBe(true)
})

const formPages = [
  '/test',
  '/buy?fund=11419',
  '/sell?fund=11307',
  '/funds',
  '/voucher',
  '/bank/operations/card-to-card',
  '/bank/operations/sheba',
  '/bank/increase-amount',
  '/bank/transactions',
  '/pma/onboarding?plan=1',
  '/pma/inventory-increase',
  '/change-broker',
  '/referral',
  '/faq',
  '/chatbot',
]

test('U19 no field is in letters that iOS enlarges, and nothing that is pressed waits for a second press', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/home')
  for (const path of formPages) {
    await goTo(page, path)
    await expect(page.locator('main').locator('input,textarea,button,a').first()).toBeAttached()
    // The gallery shows what waits, too.
    if (path !== '/test') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const found = await page.evaluate(() => {
      const typed = 'input:not([type=radio],[type=checkbox],[type=range],[type=file],[type=hidden]),select,textarea'
      const small = [...document.querySelectorAll(typed)]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `small letters: ${field.outerHTML.slice(0, 90)}`)
      const slow = [...document.querySelectorAll('a[href],button,summary,label')]
        .filter((element) => getComputedStyle(element).touchAction === 'auto')
        .map((element) => `zooms: ${element.outerHTML.slice(0, 90)}`)
      return [...small, ...slow]
    })
    expect.soft(found, path).toEqual([])
  }
})

test('PLT-076 the page of a link says to a messenger what the app is, and nothing of its address', async ({
  request,
  platform,
}) => {
  for (const path of ['/', '/funds/11307?token=secret', '/user-pma/7c1e']) {
    const html = await (await request.get(path)).text()
    const [, body = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? []
    expect(body).toContain('<title>سرو</title>')
    expect(body).toContain(
      '<meta name="description" property="og:description" content="سرمایه‌گذاری و بانکداری دیجیتال در یک برنامه">',
    )
    expect(body).toContain('<meta property="og:title" content="سرو">')
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
    expect(new URL(picture).origin).toBe(platform.origin)
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    expect(html).not.toContain('secret')
  }
})

const marked = (text: string) => `\u202b\u200f\u2067${text}\u2069\u202c\u200e`

test('T26 PLT-035 numbers that were copied from a messenger are pasted whole into every kind of field', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/home')
  await goTo(page, '/buy?fund=11419')
  const amount = page.locator('main input[inputmode=numeric]').first()
  await paste(amount, marked('۵٬۰۰۰٬۰۰۰ ریال'))
  await expect(amount).toHaveValue('۵٬۰۰۰٬۰۰۰')
  await goTo(page, '/bank/operations/card-to-card')
  const card = page.getByRole('textbox', { name: 'گیرنده' })
  await paste(card, marked('۶۰۳۷-۹۹۱۱ ١١١١-۱۱۱۲'))
  await expect(card).toHaveValue(/^۶۰۳۷.۹۹۱۱.۱۱۱۱.۱۱۱۲$/)
  await goTo(page, '/bank/operations/sheba')
  const iban = page.getByRole('textbox', { name: 'گیرنده' })
  await paste(iban, marked('ir۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰'))
  await expect(iban).toHaveValue(/^IR۱۶.۰۱۲۰.۰۰۰۰.۰۰۰۰.۱۲۳۴.۵۶۷۸.۹۰$/)
  await goTo(page, '/test')
  const postcode = page.getByRole('textbox', { name: 'کد پستی' }).first()
  await paste(postcode, marked('۱۵۱۱۹-۴۳۹۴۳'))
  await expect(postcode).toHaveValue('۱۵۱۱۹۴۳۹۴۳')
})
