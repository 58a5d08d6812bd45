import { goTo } from '../actions/go-to'
import { seeWorthCurve } from '../actions/see-worth-curve'
import { signOut } from '../actions/sign-out'
import {
  cachedAddresses,
  expectWorker,
  goOffline,
  goOnline,
  keptAnswers,
  slicesOf,
  stopWorker,
} from '../browser/offline'
import { isChromium } from '../engines/engine'
import { expect, test } from '../test'

test.use({ serviceWorkers: 'allow' })

const offlineSentence = 'به اینترنت وصل نیستید'

test('HST-046 the manifest is Persian, right to left and installable, and the worker rules the page', async ({
  page,
  request,
  platform,
}) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'سرو',
    lang: 'fa',
    dir: 'rtl',
    display: 'standalone',
    start_url: '/home',
    scope: '/',
  })
  for (const { src, sizes } of manifest.icons) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toBe('image/png')
    // Width and height stand at bytes 16 and 20 of every PNG.
    const bytes = await picture.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])

  await page.goto('/')
  await expectWorker(page)
  // No other engine says what would stand in the way of an installation.
  if (!isChromium(page)) return
  const devtools = await page.context().newCDPSession(page)
  const read = await devtools.send('Page.getAppManifest')
  expect([read.url, read.errors]).toEqual([`${platform.origin}/manifest.webmanifest`, []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Every context of the tests is a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('HST-046 F40 U16 T21 an offline start shows the shell and the last dated balances, sends nothing @engines @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Failed to (load|fetch)|policy: connect-src/)
  const { sub } = await signIn('investor')
  const total = page.getByRole('region', { name: 'ارزش کل دارایی' })
  await expect(total).toContainText('۱٬۳۷۱٬')
  await seeWorthCurve(page)
  await expectWorker(page)
  // A second visit, as everyone has who installed the app: its files pass through the worker.
  await page.goto('/assets')
  await expect(page.getByRole('table', { name: 'فهرست دارایی‌ها' })).toContainText('٪')
  await page.goto('/buy?fund=11602')
  await expect(page.getByRole('button', { name: 'ادامه', exact: true })).toBeEnabled()

  const addresses = await cachedAddresses(page)
  const deployed = [platform.origin, ...Object.values(platform.remotes).map(({ base }) => base)]
  expect(addresses).toContain(`${platform.origin}/offline`)
  expect(addresses.length).toBeGreaterThan(8)
  expect(addresses.filter((address) => !deployed.includes(new URL(address).origin))).toEqual([])
  // A hash in the file's name, or in that of the folder of its version.
  const addressed = /\/offline$|\.[0-9a-f]{8}\.\w+$|-[0-9a-f]{8}\/\w+\.(js|css)$/
  expect(addresses.filter((address) => !addressed.test(address))).toEqual([])

  await goOffline(context, platform)
  await expect(page.getByText(offlineSentence)).toBeVisible()
  await expect(page.getByText('بدون اینترنت خرید، فروش، پرداخت و انتقال ممکن نیست')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ادامه', exact: true })).toBeDisabled()
  await page.close()

  const before = (await sandbox.calls()).length
  const cold = await context.newPage()
  await cold.goto('/home')
  await expect(cold.getByText(offlineSentence)).toBeVisible()
  await expect(cold.getByRole('region', { name: 'ارزش کل دارایی' })).toContainText('۱٬۳۷۱٬')
  await expect(cold.getByText(/^به‌روزرسانی: امروز، ساعت [۰-۹]{2}:[۰-۹]{2}$/)).toBeVisible()
  await expect(cold.getByRole('alert')).toHaveCount(0)
  await goTo(cold, '/assets')
  await expect(cold.getByRole('table', { name: 'فهرست دارایی‌ها' })).toContainText('٪')
  await expect(cold.getByText(/^به‌روزرسانی: /)).toBeVisible()
  expect((await sandbox.calls()).slice(before).filter((call) => call.sub === sub)).toEqual([])

  await goOnline(context, platform)
  // By BiDi a page that began offline hears of no connection: another one does.
  const warm = isChromium(cold) ? cold : await context.newPage()
  if (warm !== cold) await warm.goto('/assets')
  await expect(warm.getByText(offlineSentence)).toHaveCount(0)
  await goTo(warm, '/home')
  await expect(warm.getByRole('list', { name: 'صندوق‌های برتر' })).toBeVisible()
  await expect(warm.getByText(/^به‌روز شده/)).toBeVisible()
})

test('HST-046 a page does not wait for a worker that sleeps, a call never asks one, and offline the kept page comes', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Failed to (load|fetch)/)
  /** How the worker came to the answers of this page: the rule that fitted, and what answered. */
  const routed = (kind: string, address = '') =>
    page.evaluate(
      ([type, part]) => {
        const entries = performance.getEntriesByType(type)
        const entry = entries.find(({ name }) => name.includes(part))
        return ['workerMatchedSourceType', 'workerFinalSourceType'].map((name) => entry && Reflect.get(entry, name))
      },
      [kind, address] as const,
    )
  platform.configureShell({ SARV_API: '/', SARV_API_UPSTREAM: platform.sandbox.api })
  const call = '/general/api/v1/navigation/'
  await signIn('investor')
  await expectWorker(page)
  await stopWorker(page)
  await page.goto('/assets')
  await expect(page.getByRole('table', { name: 'فهرست دارایی‌ها' })).toContainText('٪')
  expect(await routed('navigation')).toEqual(['race-network-and-fetch-handler', 'network'])
  // The calls of a screen are the token worker's, whose clock cannot be read here.
  await page.evaluate(async (path) => (await fetch(path)).text(), call)
  await expect.poll(() => routed('resource', call)).toEqual(['network', 'network'])
  await goOffline(context, platform)
  await page.goto('/assets')
  await expect(page.getByText(offlineSentence)).toBeVisible()
  expect(await routed('navigation')).toEqual(['race-network-and-fetch-handler', 'fetch-event'])
})

test('T21 PLT-019 after signing out nothing is left of the balances, offline as well @sessions', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Failed to (load|fetch)/)
  await signIn('investor')
  await expect(page.getByRole('region', { name: 'ارزش کل دارایی' })).toContainText('۱٬۳۷۱٬')
  await expectWorker(page)
  const left = async () => [await slicesOf(page), await keptAnswers(page)]
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(1)
  await page.goto('/profile')
  await signOut(page)
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect.poll(left).toEqual([[], 0])

  await goOffline(context, platform)
  for (const place of ['/home', '/assets']) {
    await page.goto(place)
    await expect(page.getByRole('button', { name: /ورود/ }).first()).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/۱٬(?:۲۸۴|۳۷۱)/)
  }
})

test('F27 where the browser takes no worker the app goes on without one, and asks once', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(globalThis, { sarvAsked: asked })
    // An empty page has none in Firefox.
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker.register = (address) => {
      asked.push(String(address))
      return Promise.reject(new DOMException('denied', 'SecurityError'))
    }
  })
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('No offline start'))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /ورود/ }).first()).toBeVisible()
  expect((await warned).text()).toBe('No offline start: SecurityError')
  await page.reload()
  await expect(page.getByRole('button', { name: /ورود/ }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'sarvAsked'))).toEqual(['/sw.js'])
})

test("PLT-012 the wrapper app's push token goes with every call of this visit and the next", async ({
  page,
  platform,
  signIn,
}) => {
  const worth = page.getByRole('region', { name: 'ارزش کل دارایی' })
  await signIn('investor')
  await expect(worth).toBeVisible()
  // Requests that the page before still sends do not belong to this visit.
  await page.goto('about:blank')
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && request.url().startsWith(platform.sandbox.api))
      tokens.push(request.headers()['device-token'])
  })
  await page.goto('/home?isTwa=true#pushToken=fcm:A1b2-C3')
  await expect(worth).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  // Firefox tells of files that are still on their way when a page is left.
  await page.waitForLoadState('networkidle')
  await page.goto('/assets')
  await expect(page.getByRole('table', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  expect(tokens.length).toBeGreaterThan(4)
  expect(new Set(tokens)).toEqual(new Set(['fcm:A1b2-C3']))
})
