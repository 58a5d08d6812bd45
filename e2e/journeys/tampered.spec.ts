import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { firstFiles } from '@sarv/platform/contract/first-files'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { goTo } from '../actions/go-to'
import { refusedIn } from '../browser/refused-files'
import { withoutCache } from '../browser/without-cache'
import type { Interception } from '../platform/worker-platform'
import { readBuildManifest } from '../remotes/read-build-manifest'
import { cardOf, sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const invest = sectionOf('invest')
const executed = 'sarvTampered'

type Change = (bytes: Buffer) => Buffer

const flipped: Change = (bytes) => {
  const copy = Buffer.from(bytes)
  const middle = Math.floor(copy.length / 2)
  copy[middle] = (copy[middle] ?? 0) ^ 1
  return copy
}

/** Still a valid script, and it would be seen if it ran. */
const withAnAct: Change = (bytes) => Buffer.concat([Buffer.from(`globalThis.${executed}=true;`), bytes])

/** Serves one file of a remote changed, everything else as it is. */
function changed(remote: string, file: string, change: Change): Interception {
  const bytes = change(readFileSync(path.join(folderOf(remote), 'dist', file)))
  return (request, response) => {
    // Also under the URL of a second request.
    if (!request.url?.split('?')[0]?.endsWith(`/${file}`)) return false
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      'Content-Type': file.endsWith('.js') ? 'text/javascript' : 'text/css',
    })
    response.end(bytes)
    return true
  }
}

/** Each file with one byte flipped; scripts also with something that would be seen. */
const changesOf = (files: readonly string[]): (readonly [string, string, Change])[] =>
  files.flatMap((file) => [
    [file, 'one flipped byte', flipped] as const,
    ...(file.endsWith('.js') ? [[file, 'an act of its own', withAnAct] as const] : []),
  ])

const rankOf = (file: string) => (file.endsWith('.css') ? 0 : 1)

/** The document's own message for a shell that does not start. */
const notStarted = (page: Page) => page.locator('#not-started')

const hasRun = (page: Page) => page.evaluate((name) => Reflect.get(globalThis, name) === true, executed)

test("T1 one flipped byte in a remote's entry, chunks or styles is blocked; the shell lives", async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/valid digest|integrity|ERR_FAILED|preload/)
  await signIn(undefined, '/profile')
  await withoutCache(page)
  // Firefox keeps a style whose hash was right in memory: styles come before a page in which they are.
  const files = firstFiles(readBuildManifest('invest')).toSorted((one, other) => rankOf(one) - rankOf(other))
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const [file, how, change] of changesOf(files)) {
    await test.step(`${file}: ${how}`, async () => {
      platform.remote('invest').answerWith(changed('invest', file, change))
      await page.goto(invest.path)
      await expect(cardOf(page, invest)).toBeVisible()
      expect(await hasRun(page)).toBe(false)
      await expect(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).first()).toBeVisible()
    })
  }
  platform.remote('invest').answerWith(undefined)
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(wordsOf(page, invest)).toBeVisible()
  await goTo(page, '/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
})

test('T1 a changed main script of the shell does not run, and the document says that the app did not open', async ({
  page,
  watch,
}) => {
  watch.expectComplaints(/valid digest|integrity|ERR_FAILED|dynamically imported module/)
  const refused = refusedIn(page)
  let change: Change = flipped
  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.body()) })
  })
  for (const next of [flipped, withAnAct]) {
    change = next
    refused.clear()
    await page.goto('/')
    await expect.poll(() => refused.size).toBe(1)
    expect(await hasRun(page)).toBe(false)
    await expect(page.locator('#app')).toBeHidden()
    await expect(notStarted(page)).toBeVisible()
  }
  await page.unroute(/\/main\.[0-9a-f]+\.js$/)
  await notStarted(page).getByRole('link', { name: 'بارگذاری دوباره' }).click()
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  await expect(notStarted(page)).toHaveCount(0)
})

test('a shell that is late says so after some seconds, and moves nothing when it comes', async ({ page }) => {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(notStarted(page)).toHaveCount(1)
  await expect(notStarted(page)).toBeHidden()
  const late = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { delay } = animation.effect?.getTiming() ?? {}
      animation.finish()
      return delay
    }),
  )
  expect(late).toEqual([15_000])
  await expect(notStarted(page)).toBeVisible()
  letThrough()
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  await expect(notStarted(page)).toHaveCount(0)
})
