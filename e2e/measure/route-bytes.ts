import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Response } from '@playwright/test'
import { folderOf } from '@sarv/delivery/local/platform-plan'
import { remoteManifest } from '@sarv/shared/internal/remote/manifest'
import { goTo } from '../actions/go-to'
import { addressOf } from '../pages/example-paths'
import type { TestPlatform } from '../platform/worker-platform'
import { sectionOf, wordsOf } from '../remotes/sections'

/** What one route of a remote downloads beyond the shell, as it crosses the network without headers. */
export interface RouteBytes {
  readonly route: string
  /** What every route of the remote begins with. */
  readonly entry: number
  /** The route's own files. */
  readonly own: number
  /** What comes after the first paint: drawings, charts. */
  readonly onDemand: number
}

/** Parts that the screens load by themselves when they need them; echarts is the only large one. */
const large = 50_000

/**
 * Opens every route of a remote alone, with an empty cache, from a page of another remote.
 * @param context where somebody is signed in who has invested
 */
export async function measureBytes(
  context: BrowserContext,
  platform: TestPlatform,
  remote: string,
): Promise<RouteBytes[]> {
  const { base } = platform.remote(remote)
  const from = sectionOf(remote === 'support' ? 'recommendations' : 'support')
  const { routes } = remoteManifest.parse(JSON.parse(readFileSync(path.join(folderOf(remote), 'remote.json'), 'utf8')))
  const measured: { route: string; files: Map<string, number> }[] = []
  for (const { path: route } of routes) {
    const page = await context.newPage()
    const address = await addressOf(page, route)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    // From the start: the shell fetches the entry of a tab's remote before anybody asks.
    const answers: Response[] = []
    page.on('response', (response) => {
      if (response.url().startsWith(base)) answers.push(response)
    })
    await page.goto(from.path)
    await wordsOf(page, from).waitFor()
    await goTo(page, address)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    const files = new Map<string, number>()
    for (const response of answers) {
      const { responseBodySize } = await response.request().sizes()
      files.set(response.url(), responseBodySize)
    }
    measured.push({ route, files })
    await page.close()
  }
  const [first] = measured
  const everywhere = [...(first?.files.keys() ?? [])].filter((file) => measured.every(({ files }) => files.has(file)))
  return measured.map(({ route, files }) => {
    const sum = (isCounted: (file: string, bytes: number) => boolean) =>
      [...files].reduce((total, [file, bytes]) => total + (isCounted(file, bytes) ? bytes : 0), 0)
    const isEntry = (file: string) => everywhere.includes(file)
    return {
      route,
      entry: sum(isEntry),
      own: sum((file, bytes) => !isEntry(file) && bytes < large),
      onDemand: sum((file, bytes) => !isEntry(file) && bytes >= large),
    }
  })
}
