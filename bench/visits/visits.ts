import { rmSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { stopWorker } from '@sarv/e2e/browser/offline'
import { phoneContext, signInNewInvestor } from '@sarv/e2e/browser/signed-in-context'
import type { TestPlatform } from '@sarv/e2e/platform/worker-platform'
import { withAnotherEntry } from '@sarv/e2e/remotes/another-version'
import { deliverVersion } from '@sarv/e2e/remotes/deliver-version'
import { markPromptsAsked } from '@sarv/e2e/test'
import { pageOf } from '../browser-session'
import { silenceAfterLoad } from '../network-idle'
import { recordNetwork } from '../network-record'
import { findScenario } from '../scenarios'
import { slowDown } from '../slow-phone'
import { type Interaction, type SlowPage, walk } from './interactions'
import { openTab, paintOf, tabLink } from './page-times'

/** What is timed, in the order of the table. */
export const visitRows = {
  empty: 'a page of one heading: largest paint',
  start: 'start page, first visit: largest paint',
  home: '/home, signed in, nothing kept: largest paint',
  held: 'the same, session at the server: largest paint',
  again: '/home again: largest paint',
  asleep: '/home again, worker asleep: largest paint',
  delivered: "/home again, after another team's delivery: largest paint",
  pressedDrawn: 'a tab that was not pointed at: drawn',
  pressedShown: 'its words',
  prefetchedDrawn: 'a tab fetched before the press: drawn',
  prefetchedShown: 'its words',
  openedDrawn: 'a tab opened before: drawn',
  openedShown: 'its words',
} as const
export type VisitRow = keyof typeof visitRows

/** One round; times in ms, shifts without a unit. */
export interface VisitRound {
  readonly times: Readonly<Record<VisitRow, number>>
  readonly interactions: readonly Interaction[]
  readonly shifts: readonly number[]
}

const heading = 'data:text/html,<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><h1>سلام</h1></html>'

/**
 * One visit of each kind on the slow phone, by new people.
 * @param holder a platform whose document server holds the sessions
 */
export async function takeRound(browser: Browser, platform: TestPlatform, holder: TestPlatform): Promise<VisitRound> {
  const { origin, sandbox } = platform
  const callApiHere = () => platform.configureShell({ SARV_API: '/', SARV_API_UPSTREAM: sandbox.api })
  callApiHere()
  const context = await phoneContext(browser, origin, { serviceWorkers: 'allow' })
  const empty = await paintOfVisit(context, heading)
  const start = await paintOfVisit(context, '/')
  await context.close()

  const signedIn = await phoneContext(browser, origin, { serviceWorkers: 'allow' })
  await signedIn.addInitScript(markPromptsAsked)
  await signInNewInvestor(signedIn, { origin, inbox: sandbox.inbox, unasked: [`${origin}/*/api/**`, '**/sw.js'] })
  const home = await paintOfVisit(signedIn, '/home')
  const held = await heldHome(browser, holder)
  const again = await paintOfVisit(signedIn, '/home', false)
  const asleep = await paintOfVisit(signedIn, '/home', false, stopWorker)
  const next = withAnotherEntry('support', '9.9.9')
  deliverVersion(platform, next)
  const delivered = await paintOfVisit(signedIn, '/home', false, stopWorker)
  await platform.reset()
  callApiHere()
  rmSync(next.folder, { recursive: true })

  const tab = { label: 'کارت', remote: 'bank', words: findScenario('bank').words }
  const pressed = await atHome(signedIn)
  const unexpected = await openTab(pressed.page, tab)
  await pressed.page.close()

  const { page, idle } = await atHome(signedIn)
  await tabLink(page, tab.label).hover()
  await idle()
  const expected = await openTab(page, tab)
  await idle()
  await tabLink(page, 'خانه').tap()
  await idle()
  const opened = await openTab(page, tab)
  await page.close()

  const walked = await slowPage(signedIn, false)
  const interactions = await walk(walked)
  await signedIn.close()
  return {
    times: {
      empty: empty.largest,
      start: start.largest,
      home: home.largest,
      held: held.largest,
      again: again.largest,
      asleep: asleep.largest,
      delivered: delivered.largest,
      pressedDrawn: unexpected.drawn,
      pressedShown: unexpected.shown,
      prefetchedDrawn: expected.drawn,
      prefetchedShown: expected.shown,
      openedDrawn: opened.drawn,
      openedShown: opened.shown,
    },
    interactions,
    shifts: [start.shift, home.shift, again.shift],
  }
}

async function heldHome(browser: Browser, { origin, sandbox }: TestPlatform) {
  const context = await phoneContext(browser, origin, { serviceWorkers: 'allow' })
  await context.addInitScript(markPromptsAsked)
  await signInNewInvestor(context, { origin, inbox: sandbox.inbox, unasked: [`${origin}/*/api/**`, '**/sw.js'] })
  const paint = await paintOfVisit(context, '/home')
  await context.close()
  return paint
}

async function slowPage(context: BrowserContext, cold: boolean): Promise<SlowPage> {
  const { page, cdp } = await pageOf(context, { cold })
  await slowDown(cdp)
  const network = await recordNetwork(page, cdp)
  return { page, idle: (silence) => network.rest(silence) }
}

async function paintOfVisit(
  context: BrowserContext,
  url: string,
  cold = true,
  prepare: (page: Page) => Promise<void> = async () => undefined,
) {
  const { page, idle } = await slowPage(context, cold)
  await prepare(page)
  await page.goto(url)
  await idle(silenceAfterLoad)
  const paint = await paintOf(page)
  await page.close()
  return paint
}

/** Home at rest, with an empty cache. */
async function atHome(context: BrowserContext): Promise<SlowPage> {
  const slow = await slowPage(context, true)
  await slow.page.goto('/home')
  await slow.idle(silenceAfterLoad)
  return slow
}
