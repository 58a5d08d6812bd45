import { rmSync } from 'node:fs'
import {
  askForNewVersion,
  cachedAddresses,
  deploymentOf,
  expectWorker,
  goOffline,
  stopWorker,
} from '../browser/offline'
import { isChromium } from '../engines/engine'
import { investorPages } from '../pages/every-page'
import { withOtherHashes } from '../remotes/another-version'
import { deliverVersion } from '../remotes/deliver-version'
import { expect, test } from '../test'

test.use({ serviceWorkers: 'allow' })

/** A page of each remote, whose script is loaded when it is opened. */
const pages = investorPages.filter(({ name }) =>
  /^(assets|plan|card-setting|recommendation-receipt|answers)$/.test(name),
)

test('PLT-087 U16 F40 pages that were opened before a delivery of every remote and the shell open after it without a connection', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Failed to (load|fetch)/)
  const openEach = async () => {
    for (const { name, path, words } of pages) {
      await page.goto(path)
      await expect(page.getByText(words).first(), name).toBeVisible()
      // A page keeps its answers when it rests.
      await page.waitForLoadState('networkidle')
    }
  }
  await signIn('investor')
  await expectWorker(page)
  await openEach()
  const before = await cachedAddresses(page)

  const next = Object.keys(platform.remotes).map((name) => withOtherHashes(name, '9.9.9'))
  deliverVersion(platform, ...next)
  platform.configureShell({ SARV_VERSION: '9.9.9' })
  await page.goto('/home')
  await askForNewVersion(page)
  const deployment = await deploymentOf(page)
  const kept = async () => {
    const [isWaiting, names] = await page.evaluate(async () => {
      const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return [waiting?.state === 'installed', await caches.keys()] as const
    })
    // Chromium lets the new worker wait until the old one idles, under DevTools for minutes.
    if (isWaiting && isChromium(page)) await stopWorker(page)
    return names
  }
  await expect.poll(kept, { intervals: [2000] }).toEqual(['sarv-files', `sarv-page-${deployment}`])
  expect((await cachedAddresses(page)).length).toBeGreaterThanOrEqual(before.length)

  await goOffline(context, platform)
  // The worker of a browser that is offline still reaches their servers.
  for (const remote of Object.values(platform.remotes)) await remote.stop()
  await openEach()
  for (const { folder } of next) rmSync(folder, { recursive: true })
})
