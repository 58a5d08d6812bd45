import type { Page } from '@playwright/test'
import { firstFiles } from '@sarv/platform/contract/first-files'
import { goTo } from '../actions/go-to'
import { withoutCache } from '../browser/without-cache'
import type { TestPlatform } from '../platform/worker-platform'
import { readBuildManifest } from '../remotes/read-build-manifest'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

test('PLT-003 home fetches its own remote only, and each other remote when it is opened', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/home')
  await expect(page.getByRole('main').getByText('صندوق‌های برتر').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const opened = () => Object.values(platform.remotes).flatMap(({ name, base }) => (asked.has(base) ? [name] : []))
  expect(opened()).toEqual(['invest'])

  await goTo(page, '/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
  expect(opened()).toEqual(['invest', 'support'])

  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  expect(opened()).toEqual(['invest', 'bank', 'support'])
})

test('PLT-003 a mouse that rests on a tab has its remote fetched, which the press opens without a further file', async ({
  page,
  platform,
  signIn,
}) => {
  const bank = firstScreenOf(platform, 'bank')
  await signIn()
  const { base } = platform.remote('bank')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(base)) asked.push(request.url())
  })
  const tab = page.getByRole('navigation', { name: 'بخش‌های برنامه' }).getByRole('link', { name: 'کارت' })
  const heading = page.getByRole('heading', { name: 'صندوق‌های برتر' })
  await expect(heading).toBeVisible()
  expect(asked).toEqual([])
  // The code that watches the mouse loads after the content of the page.
  await expect(async () => {
    await heading.hover()
    await tab.hover()
    await expect.poll(() => asked.length, { timeout: 500 }).toBeGreaterThan(0)
  }).toPass()
  await expect.poll(() => asked.toSorted()).toEqual(bank.toSorted())
  await page.waitForLoadState('networkidle')

  await tab.click()
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  expect(asked.filter((url) => bank.includes(url)).toSorted(), 'each file once').toEqual(bank.toSorted())
})

test('PLT-003 the requested remote is fetched in parallel with the shell, each file once', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn()
  await withoutCache(page)
  await fromFarAway(page)
  const { base } = platform.remote('support')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(base)) asked.push(request.url())
  })
  await page.goto('/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()

  const first = firstScreenOf(platform, 'support')
  expect(first.length).toBeGreaterThanOrEqual(3)
  expect(asked).toEqual(expect.arrayContaining(first))
  expect(asked, 'each file once').toHaveLength(new Set(asked).size)

  const times = await timesOf(page)
  const shell = times.find(({ name }) => /\/main\.[0-9a-f]+\.js$/.test(name))
  for (const url of first) {
    const remote = times.find(({ name }) => name === url)
    expect(remote?.startTime, url).toBeLessThan(shell?.responseEnd ?? 0)
  }
})

/** The addresses of what a remote's first screen needs. */
function firstScreenOf(platform: TestPlatform, name: string): string[] {
  const { version, ...built } = readBuildManifest(name)
  return firstFiles(built).map((path) => `${platform.remote(name).base}/${version}/${path}`)
}

/** Answers take long enough that what was asked for beside another thing differs from what was asked for after it. */
async function fromFarAway(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
}

function timesOf(page: Page): Promise<{ name: string; startTime: number; responseEnd: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  )
}
