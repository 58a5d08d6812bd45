import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import { phoneContext, signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { say, withPlatform } from '@sarv/e2e/platform/on-platform'
import type { TestPlatform } from '@sarv/e2e/platform/worker-platform'
import { complete, type Opened, pageOf } from '../browser-session'
import { launcher } from '../launch'
import { type NetworkRecord, recordNetwork } from '../network-record'
import { mobile } from '../phone-network/mobile'
import { openPhoneNetwork, type PhoneNetwork } from '../phone-network/phone-network'
import { findScenario, scenarios } from '../scenarios'
import { median, percentile } from '../statistics'
import { type Interaction, recordInteractions, walk } from './interactions'
import { openTab } from './open-tab'
import { paintOf } from './paint'

/**
 * `pnpm bench:visits [--rounds 15]`: what somebody waits for on a phone four times slower than this machine, over 9/3 Mbps
 * and 100 ms: the largest paint of start page and home, a tab, a press. One warm-up round, then every row in every round.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number')

/** In the order of the table. */
const titles = {
  start: 'start page, first visit: largest paint',
  home: '/home, signed in, nothing kept: largest paint',
  again: '/home again: largest paint',
  pressedDrawn: 'a tab nobody pointed at: drawn',
  pressedShown: 'its words',
  prefetchedDrawn: 'a tab fetched before the press: drawn',
  prefetchedShown: 'its words',
  openedDrawn: 'a tab opened before: drawn',
  openedShown: 'its words',
} as const
type Row = keyof typeof titles

interface Surroundings {
  readonly browser: Browser
  readonly network: PhoneNetwork
  readonly platform: TestPlatform
}

await withPlatform(async (platform) => {
  const { api, identity } = platform.sandbox
  const origins = [platform.origin, api, identity, ...Object.values(platform.remotes).map(({ base }) => base)]
  const network = await openPhoneNetwork(origins.map((origin) => Number(new URL(origin).port)))
  const browser = await launcher(say)([`--host-resolver-rules=${network.rules}`])
  const taken = new Map<Row, number[]>()
  const interactions: Interaction[] = []
  const shifts: number[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const at = { browser, network, platform }
      const [start, home, tabs] = [await visitStart(at), await visitHome(at), await openTabs(at)]
      say(
        `${round === 0 ? 'warm-up' : `round ${round}`}: ${JSON.stringify({ ...start.times, ...home.times, ...tabs.times })}`,
      )
      if (round === 0) continue
      for (const [row, value] of Object.entries({ ...start.times, ...home.times, ...tabs.times }) as [Row, number][])
        taken.set(row, [...(taken.get(row) ?? []), value])
      interactions.push(...tabs.interactions)
      shifts.push(...start.shifts, ...home.shifts)
    }
  } finally {
    await browser.close()
    network.close()
  }
  say(`\n4× CPU, 9/3 Mbps, 100 ms; ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}; ms: median, smallest, largest`)
  for (const [row, title] of Object.entries(titles) as [Row, string][]) {
    const all = taken.get(row) ?? []
    say(line(title, median(all), Math.min(...all), Math.max(...all)))
  }
  const took = interactions.map((one) => one.took)
  say(
    line(`${took.length} interactions: median, p98, largest`, median(took), percentile(took, 0.98), Math.max(...took)),
  )
  for (const name of new Set(interactions.map((one) => one.name))) {
    const all = interactions.filter((one) => one.name === name).map((one) => one.took)
    say(line(`  ${name}`, median(all), Math.min(...all), Math.max(...all)))
  }
  say(
    `  ${'layout shift of those visits, largest'.padEnd(50)}${Math.max(...shifts)
      .toFixed(4)
      .padStart(8)}`,
  )
})

function line(title: string, ...cells: readonly number[]): string {
  return `  ${title.padEnd(50)}${cells.map((cell) => cell.toFixed(0).padStart(8)).join('')}`
}

/** A visitor who was never here. */
async function visitStart({ browser, network, platform }: Surroundings) {
  const context = await phoneContext(browser, platform.origin)
  try {
    network.become(mobile)
    const paint = await paintOfVisit(context, '/', async ({ page }) => {
      await page.getByRole('button', { name: 'ورود یا ثبت‌نام' }).waitFor()
    })
    return { times: { start: paint.largest }, shifts: [paint.shift] }
  } finally {
    await context.close()
  }
}

/** Somebody who has signed in and whose browser has kept nothing yet, and the same person once more. */
async function visitHome({ browser, network, platform }: Surroundings) {
  network.become(undefined)
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox, platform.sandbox.api)
  try {
    network.become(mobile)
    const first = await paintOfVisit(context, '/home', ({ page }) => complete(page, scenarios[0]), { cold: true })
    network.become(mobile)
    const again = await paintOfVisit(context, '/home', ({ page }) => complete(page, scenarios[0]))
    return { times: { home: first.largest, again: again.largest }, shifts: [first.shift, again.shift] }
  } finally {
    await context.close()
  }
}

async function paintOfVisit(
  context: BrowserContext,
  path: string,
  shown: (opened: Opened) => Promise<void>,
  { cold = false } = {},
) {
  const opened = await pageOf(context, { cold, slow: true })
  const network = await recordNetwork(opened.page, opened.cdp)
  await opened.page.goto(path, { waitUntil: 'commit' })
  await shown(opened)
  await network.rest()
  const paint = await paintOf(opened.page)
  await opened.page.close()
  return paint
}

/** The card's tab as nobody expects it, after a mouse has rested on it, and once more; then a walk of presses. */
async function openTabs({ browser, network, platform }: Surroundings) {
  network.become(undefined)
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox)
  try {
    const tab = { label: 'کارت', remote: 'bank', words: findScenario('bank').words }
    network.become(mobile)
    const pressed = await atHome(context)
    const unexpected = await openTab(pressed.page, tab)
    await pressed.page.close()

    const prefetched = await atHome(context)
    await prefetched.page.getByRole('link', { name: tab.label }).hover()
    await prefetched.record.rest()
    const expected = await openTab(prefetched.page, tab)
    await prefetched.record.rest()
    await prefetched.page.getByRole('link', { name: 'خانه' }).tap()
    await prefetched.record.rest()
    const opened = await openTab(prefetched.page, tab)
    await prefetched.page.close()

    const walked = await atHome(context, false)
    const interactions = await walk(walked.page, walked.record.rest)
    return {
      times: {
        pressedDrawn: unexpected.drawn,
        pressedShown: unexpected.shown,
        prefetchedDrawn: expected.drawn,
        prefetchedShown: expected.shown,
        openedDrawn: opened.drawn,
        openedShown: opened.shown,
      },
      interactions,
    }
  } finally {
    await context.close()
  }
}

/** Home at rest, on the slow phone, with nothing of other visits in the cache of the browser. */
async function atHome(context: BrowserContext, cold = true): Promise<Opened & { readonly record: NetworkRecord }> {
  const opened = await pageOf(context, { cold, slow: true })
  await recordInteractions(opened.page)
  const record = await recordNetwork(opened.page, opened.cdp)
  await opened.page.goto('/home', { waitUntil: 'commit' })
  await complete(opened.page, scenarios[0])
  await record.rest()
  return { ...opened, record }
}
