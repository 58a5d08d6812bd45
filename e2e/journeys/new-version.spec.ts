import { rmSync } from 'node:fs'
import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import { remotesFixture } from '@sarv/platform/page/server/testing/catalogue-fixture'
import { orderUnits } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { seeWorthCurve } from '../actions/see-worth-curve'
import { askForNewVersion, cachedAddresses, deploymentOf, expectWorker, goOffline } from '../browser/offline'
import { expectComplete } from '../checks/accessible'
import { anotherVersion, withAnotherEntry } from '../remotes/another-version'
import { deliverVersion } from '../remotes/deliver-version'
import { expect, test } from '../test'

test.use({ serviceWorkers: 'allow' })

test('F26 F60 U21 a new deployment is offered quietly, never inside a payment, and one press loads it @engines', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await expectWorker(page)
  await orderUnits(page, '500000')
  const before = await deploymentOf(page)
  const chip = page.getByText('نسخهٔ جدید آماده است')
  platform.setCatalogue(({ remotes, ...catalogue }) => ({
    ...catalogue,
    remotes: remotes.filter(({ current }) => current.name !== 'support'),
  }))
  await askForNewVersion(page)
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  await expect.poll(isWaiting).toBe('installed')
  await expect(page.getByRole('button', { name: /^پرداخت [۰-۹]/ })).toBeVisible()
  await expect(chip).toHaveCount(0)

  await goTo(page, '/funds')
  await expect(chip).toBeVisible()
  expect(await deploymentOf(page)).toBe(before)
  await page.getByRole('button', { name: 'به‌روزرسانی' }).click()
  await expect.poll(() => deploymentOf(page).catch(() => before)).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1, name: 'صندوق‌ها' })).toBeVisible()
  await expect(chip).toHaveCount(0)
  await expect.poll(isWaiting).toBeUndefined()
  expect(
    (await cachedAddresses(page)).filter((address) => address.startsWith(platform.remote('support').base)),
  ).toEqual([])
})

test('U16 F40 after each team’s delivery a start with a silent API or no connection shows what was there before', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  // Firefox tells of imports that a page which was left had begun, and of files that were cut off with it.
  watch.expectComplaints(/ERR_|Failed to (load|fetch)|dynamically imported|valid digest/)
  const worth = page.getByRole('region', { name: 'ارزش کل دارایی' })
  const funds = page.getByRole('list', { name: 'صندوق‌های برتر' })
  const assets = page.getByRole('table', { name: 'فهرست دارایی‌ها' })
  await signIn('investor')
  await seeWorthCurve(page)
  await expect(funds).toBeVisible()
  await expectWorker(page)
  await page.goto('/assets')
  await expect(assets).toContainText('٪')
  await context.route(`${platform.sandbox.api}/**`, () => undefined)

  const stillThere = async () => {
    const before = await deploymentOf(page)
    await page.goto('/home')
    expect(await deploymentOf(page)).not.toBe(before)
    await expect(worth).toContainText('۱٬۳۷۱٬')
    await expect(funds).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(5)
  }
  const folders: string[] = []
  for (const name of Object.keys(platform.remotes))
    await test.step(name, async () => {
      const next = withAnotherEntry(name, '9.9.9')
      folders.push(next.folder)
      deliverVersion(platform, next)
      await stillThere()
    })
  await test.step('shell', async () => {
    platform.configureShell({ SARV_VERSION: '9.9.9' })
    await stillThere()
  })
  const caches = () => page.evaluate(() => globalThis.caches.keys())
  await askForNewVersion(page)
  await expect.poll(caches).toEqual(['sarv-files', `sarv-page-${await deploymentOf(page)}`])
  await page.goto('/assets')
  await expect(assets).toContainText('٪')
  // A request that is intercepted does not reach the caches.
  await context.unrouteAll()
  await goOffline(context, platform)
  await page.goto('/assets')
  await expect(assets).toContainText('٪')
  await goTo(page, '/home')
  await expect(worth).toContainText('۱٬۳۷۱٬')
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('U16 F26 a delivery of a remote that a page does not carry changes nothing on it, of 6, 100 and 1,000', async ({
  page,
  platform,
}) => {
  await page.goto('/')
  await expectWorker(page)
  const rules = () =>
    page.evaluate(async () => {
      const { waiting, installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return [waiting?.state, installing?.state, active?.state, await caches.keys()]
    })
  for (const count of [6, 100, 1_000])
    await test.step(String(count), async () => {
      const others = remotesFixture(count - 5)
      const withOthers = (versionOfLast: string) =>
        platform.setCatalogue(({ remotes, ...catalogue }) => ({
          ...catalogue,
          remotes: [...remotes, ...others].map((one) =>
            one === others.at(-1) ? { ...one, current: { ...one.current, version: versionOfLast } } : one,
          ),
        }))
      withOthers('1.0.0')
      await page.reload()
      const deployment = await deploymentOf(page)
      const settled = [undefined, undefined, 'activated', ['sarv-files', `sarv-page-${deployment}`]]
      await askForNewVersion(page)
      await expect.poll(rules).toEqual(settled)

      withOthers('1.0.1')
      await page.reload()
      expect(await deploymentOf(page)).toBe(deployment)
      await askForNewVersion(page)
      expect(await rules()).toEqual(settled)
      await expect(page.getByText('نسخهٔ جدید آماده است')).toHaveCount(0)
    })
})

test('F25 a page whose remote was replaced and taken away reloads itself where it stands, once', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/404|ERR_|Failed to fetch/)
  await signIn()
  await expectWorker(page)
  await expectComplete(page, 'home')
  const next = anotherVersion('support', '9.9.9', 'جست‌وجو در سؤال‌ها', 'نسخهٔ جدید پشتیبانی')
  const answer = serveRemote(next.folder)
  platform.remote('support').answerWith((asked, response) => {
    if (asked.url?.startsWith('/9.9.9/')) answer(asked, response)
    else response.writeHead(404, { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }).end()
    return true
  })
  platform.setCatalogue((catalogue) => ({
    ...catalogue,
    remotes: catalogue.remotes.map((remote) =>
      remote.current.name === 'support' ? { ...remote, current: next.built } : remote,
    ),
  }))
  const before = await deploymentOf(page)
  await goTo(page, '/faq')
  await expect(page.getByRole('main').getByText('نسخهٔ جدید پشتیبانی').first()).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/faq`)
  expect(await deploymentOf(page)).not.toBe(before)

  // The next one that is lost so soon is the person's to decide.
  await platform.remote('bank').stop()
  platform.setCatalogue((catalogue) => catalogue)
  await goTo(page, '/card')
  await expect(page.getByRole('alert')).toContainText('باز نشد')
  await expect(page.getByText('نسخهٔ جدید آماده است')).toBeVisible()
  rmSync(next.folder, { recursive: true })
})

test('F26 a person who reloads the page has the new deployment, and is offered nothing', async ({ page, platform }) => {
  await page.goto('/')
  await expectWorker(page)
  const before = await deploymentOf(page)
  platform.setCatalogue(({ remotes, ...catalogue }) => ({ ...catalogue, remotes: remotes.slice(1) }))
  await page.reload()
  expect(await deploymentOf(page)).not.toBe(before)
  const rules = () =>
    page.evaluate(async () => {
      const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return [waiting?.state, active?.state, (await caches.keys()).filter((name) => name.startsWith('sarv-page-'))]
    })
  await askForNewVersion(page)
  await expect.poll(rules).toEqual([undefined, 'activated', [`sarv-page-${await deploymentOf(page)}`]])
  await expect(page.getByText('نسخهٔ جدید آماده است')).toHaveCount(0)
})

test('T22 a worker that went bad is gone within one load, with everything that it kept', async ({
  page,
  platform,
  watch,
}) => {
  // Its page names no icon.
  watch.expectComplaints(/favicon/)
  platform.answerForShell((request, response) => {
    if (request.url !== '/sw.js') return false
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(`
      addEventListener('install', (event) => { skipWaiting(); event.waitUntil(caches.open('bad').then((room) => room.put('/bad', new Response('bad')))) })
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => {
        if (event.request.mode === 'navigate')
          event.respondWith(new Response('<h1>not the app</h1>', { headers: { 'Content-Type': 'text/html' } }))
      })
    `)
    return true
  })
  await page.goto('/')
  await expectWorker(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'not the app' })).toBeVisible()

  platform.answerForShell(undefined)
  platform.configureShell({ SARV_SERVICE_WORKER: 'off' })
  await page.goto('/')
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()])
  await expect.poll(left).toEqual([0, []])
  await page.goto('/')
  await expect(page.getByRole('button', { name: /ورود/ }).first()).toBeVisible()
  expect(await left()).toEqual([0, []])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
