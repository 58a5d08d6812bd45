import type { Browser, BrowserContext } from '@playwright/test'
import { phoneContext, signedInContext } from '@sarv/e2e/browser/signed-in-context'
import type { TestPlatform } from '@sarv/e2e/platform/worker-platform'
import { complete, type Opened, pageOf } from '../browser-session'
import { type NetworkRecord, recordNetwork } from '../network-record'
import { mobile } from '../phone-network/mobile'
import type { PhoneNetwork } from '../phone-network/phone-network'
import { findScenario, scenarios } from '../scenarios'
import { type Interaction, recordInteractions, walk } from './interactions'
import { openTab } from './open-tab'
import { paintOf } from './paint'
import { tap } from './tap'

/** What is timed, in the order of the table. */
export const visitRows = [
  'start',
  'home',
  'again',
  'pressedDrawn',
  'pressedShown',
  'prefetchedDrawn',
  'prefetchedShown',
  'openedDrawn',
  'openedShown',
] as const
export type VisitRow = (typeof visitRows)[number]

/** What one round has shown; times in ms, shifts without a unit. */
export interface VisitRound {
  readonly times: Readonly<Record<VisitRow, number>>
  readonly interactions: readonly Interaction[]
  readonly shifts: readonly number[]
}

interface Surroundings {
  readonly browser: Browser
  readonly network: PhoneNetwork
  readonly platform: TestPlatform
}

/** One visit of each kind on the slow phone, by people who are new to it. */
export async function takeRound(at: Surroundings): Promise<VisitRound> {
  const [start, home, tabs] = [await visitStart(at), await visitHome(at), await openTabs(at)]
  return {
    times: { ...start.times, ...home.times, ...tabs.times },
    interactions: tabs.interactions,
    shifts: [...start.shifts, ...home.shifts],
  }
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
    await tap(prefetched.page.getByRole('link', { name: 'خانه' }))
    await prefetched.record.rest()
    const opened = await openTab(prefetched.page, tab)
    await prefetched.page.close()

    const walked = await blankPage(context)
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

type Recorded = Opened & { readonly record: NetworkRecord }

/** An empty page on the slow phone. */
async function blankPage(context: BrowserContext, { cold = false } = {}): Promise<Recorded> {
  const opened = await pageOf(context, { cold, slow: true })
  await recordInteractions(opened.page)
  return { ...opened, record: await recordNetwork(opened.page, opened.cdp) }
}

/** Home at rest, with nothing of other visits in the cache of the browser. */
async function atHome(context: BrowserContext): Promise<Recorded> {
  const opened = await blankPage(context, { cold: true })
  await opened.page.goto('/home', { waitUntil: 'commit' })
  await complete(opened.page, scenarios[0])
  await opened.record.rest()
  return opened
}
