import type { TestPlatform } from '@sarv/e2e/platform/worker-platform'
import { type BareBrowser, openBareBrowser } from '../bare/bare-browser'
import { signedInBrowser } from '../bare/signed-in-browser'
import { silenceAfterLoad } from '../page-rest'
import { mobile } from '../phone-network/mobile'
import type { PhoneNetwork } from '../phone-network/phone-network'
import { findScenario } from '../scenarios'
import type { EmptyPage } from './empty-page'
import { type Interaction, walk } from './interactions'
import { openTab } from './open-tab'
import { paintOf } from './paint'
import { tabLink } from './tab-link'

/** What is timed, in the order of the table. */
export const visitRows = [
  'empty',
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
  readonly network: PhoneNetwork
  readonly platform: TestPlatform
  readonly empty: EmptyPage
}

/** One visit of each kind on the slow phone, by people who are new to it. */
export async function takeRound(at: Surroundings): Promise<VisitRound> {
  const empty = await visitAnew(at, at.empty.origin)
  const start = await visitAnew(at, at.platform.origin)
  const [home, tabs] = [await visitHome(at), await openTabs(at)]
  return {
    times: { empty: empty.largest, start: start.largest, ...home.times, ...tabs.times },
    interactions: tabs.interactions,
    shifts: [start.shift, ...home.shifts],
  }
}

/** A visitor who was never here. */
async function visitAnew({ network }: Surroundings, url: string) {
  const browser = await openBareBrowser(network)
  try {
    network.become(mobile)
    return await paintOfVisit(browser, url, { cold: true })
  } finally {
    await browser.close()
  }
}

/** Somebody who has signed in and whose browser has kept nothing yet, and the same person once more. */
async function visitHome({ network, platform }: Surroundings) {
  network.become(undefined)
  const browser = await signedInBrowser(network, { origin: platform.origin, ...platform.sandbox })
  try {
    const home = `${platform.origin}/home`
    network.become(mobile)
    const first = await paintOfVisit(browser, home, { cold: true })
    network.become(mobile)
    const again = await paintOfVisit(browser, home, { cold: false })
    return { times: { home: first.largest, again: again.largest }, shifts: [first.shift, again.shift] }
  } finally {
    await browser.close()
  }
}

async function paintOfVisit(browser: BareBrowser, url: string, options: { readonly cold: boolean }) {
  const page = await browser.newPage(options)
  await page.goto(url)
  await page.rest(silenceAfterLoad)
  const paint = await paintOf(page)
  await page.close()
  return paint
}

/** The card's tab as nobody expects it, after a mouse has rested on it, and once more; then a walk of presses. */
async function openTabs({ network, platform }: Surroundings) {
  network.become(undefined)
  const browser = await signedInBrowser(network, { origin: platform.origin, ...platform.sandbox })
  try {
    const home = `${platform.origin}/home`
    const tab = { label: 'کارت', remote: 'bank', words: findScenario('bank').words }
    network.become(mobile)
    const pressed = await atHome(browser, home)
    const unexpected = await openTab(pressed, tab)
    await pressed.close()

    const prefetched = await atHome(browser, home)
    await prefetched.hover(tabLink(tab.label))
    await prefetched.rest()
    const expected = await openTab(prefetched, tab)
    await prefetched.rest()
    await prefetched.tap(tabLink('خانه'))
    await prefetched.rest()
    const opened = await openTab(prefetched, tab)
    await prefetched.close()

    const walked = await browser.newPage({ cold: false })
    const interactions = await walk(walked, home)
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
    await browser.close()
  }
}

/** Home at rest, with nothing of other visits in the cache of the browser. */
async function atHome(browser: BareBrowser, home: string) {
  const page = await browser.newPage({ cold: true })
  await page.goto(home)
  await page.rest(silenceAfterLoad)
  return page
}
