import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { expectWorker } from '../browser/offline'
import { tokenWorkerFiles } from '../integrity/built-files'
import type { Interception } from '../platform/worker-platform'
import { cardOf, sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

// The HTTP cache of the browser is on in these tests.
const cors = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }
const forAYear = { ...cors, 'Cache-Control': 'public, max-age=31536000, immutable' }
const complaints =
  /ERR_FAILED|status of 404|valid digest|MIME type|Failed to load module script|preload|Loading (CSS )?chunk|A ServiceWorker intercepted/

/** Answers the first request for each file wrongly, in a way that caches may keep for a year. */
function wrongOnce(files: RegExp, status: 200 | 404): Interception {
  const wrong = new Set<string>()
  return ({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    if (!files.test(path) || wrong.has(path)) return false
    wrong.add(path)
    response.writeHead(status, { ...forAYear, 'Content-Type': 'text/html' }).end('<!doctype html><p>wrong</p>')
    return true
  }
}

const support = sectionOf('support')
const cases = [
  ['an entry', /\/remoteEntry\.js$/, 200],
  ['an entry', /\/remoteEntry\.js$/, 404],
  ['each script', /\.js$/, 200],
  ['each script and style', /\.(?:js|css)$/, 404],
] as const

async function expectOpened(page: Page): Promise<void> {
  await expect(wordsOf(page, support)).toBeVisible()
  await expect(cardOf(page, support)).toHaveCount(0)
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(`service worker: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers })
    for (const [which, files, status] of cases)
      test(`F19 ${which} of a remote that was answered ${status} wrongly, for a year, opens by itself or by retry`, async ({
        page,
        platform,
        signIn,
        watch,
      }) => {
        watch.expectComplaints(complaints)
        await signIn(undefined, '/profile')
        if (serviceWorkers === 'allow') await expectWorker(page)
        platform.remote('support').answerWith(wrongOnce(files, status))
        await goTo(page, support.path)
        await expect(async () => {
          const retry = page.getByRole('button', { name: 'تلاش دوباره' })
          if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
          await expect(wordsOf(page, support)).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await page.goto(support.path)
        await expectOpened(page)
      })
  })

test('F25 retry of a page of the shell whose files are gone reloads the page, once', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 404|dynamically imported module/)
  await signIn(undefined, '/profile')
  await page.evaluate(() => Reflect.set(globalThis, 'sarvMark', true))
  const isMarked = () => page.evaluate(() => Reflect.get(globalThis, 'sarvMark') === true)
  let isGone = true
  platform.answerForShell(({ url = '' }, response) => {
    if (!isGone || !/\/\d+\.[0-9a-f]{8}\.js/.test(url)) return false
    response.writeHead(404).end()
    return true
  })
  await goTo(page, '/referral')
  const card = page.getByRole('alert').filter({ hasText: 'باز نشد' })
  await expect(card).toBeVisible()
  expect(await isMarked()).toBe(true)
  // The page that loads now has files that are there.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest()).then(() => (isGone = false))
  await card.getByRole('button', { name: 'تلاش دوباره' }).click()
  await reloaded
  await expect(page.getByRole('main').getByText('دوستانتان را با کد خودتان دعوت کنید').first()).toBeVisible()
  expect(await isMarked()).toBe(false)

  // A second time so soon the page does not reload, whichever button is pressed.
  await page.evaluate(() => Reflect.set(globalThis, 'sarvMark', true))
  isGone = true
  await goTo(page, '/user-info')
  await expect(card).toBeVisible()
  const asked = page.waitForResponse((response) => response.status() === 404)
  await card.getByRole('button', { name: 'تلاش دوباره' }).click()
  await asked
  await expect(card).toBeVisible()
  expect(await isMarked()).toBe(true)
})

test('F25 T6 the token worker renews after a deployment took its files away', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  const files = tokenWorkerFiles(platform)
    .map(({ url, bytes }) => [new URL(url).pathname, bytes] as const)
    .filter(([file]) => /\/\d+\.\w+\.js$/.test(file))
  const chunks = new Map(files)
  const fetched = new Set<string>()
  let isGone = false
  platform.answerForShell(({ url = '' }, response) => {
    const bytes = chunks.get(url)
    if (!bytes) return false
    fetched.add(url)
    // The browser's cache cannot answer.
    response.writeHead(isGone ? 404 : 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
    response.end(isGone ? '' : bytes)
    return true
  })
  const { sub } = await signIn('investor', '/profile')
  fetched.clear()
  // This page has not renewed its token yet: it fetches ahead what it needs for that.
  await page.reload()
  await expect.poll(() => [...fetched].toSorted()).toEqual([...chunks.keys()].toSorted())
  await page.waitForLoadState('networkidle')
  isGone = true
  await sandbox.control('expire-tokens', { sub })
  await goTo(page, '/pma')
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
})
