import type { Browser, CDPSession, Page } from '@playwright/test'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { pageOf, shows } from './browser-session'
import { recordNetwork } from './network-record'
import { type Kind, kindOf } from './request-kind'
import { type Answered, holdResponses } from './round-trips'
import type { Scenario } from './scenarios'
import type { Variant, Variants } from './variants'

/** Requests and round trips of a first visit until its scenario is usable. */
export interface FirstVisit {
  readonly area: string
  readonly requests: number
  /** Round trips in a row after the page's own. */
  readonly depth: number
}

const fileKinds: ReadonlySet<Kind> = new Set(['script', 'style', 'font'])

export async function firstVisit(
  browser: Browser,
  variant: Variant,
  variants: Variants,
  area: Scenario,
): Promise<FirstVisit> {
  const context = await signedInContext(browser, variant.origin, variants.inbox, variants.outside[0])
  try {
    const { page, cdp } = await pageOf(context, { cold: true })
    const network = await recordNetwork(page, cdp)
    const answered = await tripsUntilUsable(page, cdp, area)
    const isFile = (one: Answered) => fileKinds.has(kindOf(one, variants.outside))
    const cached = new Set(network.answered.filter(({ sent }) => sent === 0).map(({ id }) => id))
    // A file that is asked for once more, as a font by its preload and by a style, comes from the cache.
    const needed = answered.filter((one) => !isFile(one) || !cached.has(one.id ?? ''))
    return { area: area.name, requests: needed.length, depth: Math.max(0, ...needed.map(({ trip }) => trip)) }
  } finally {
    await context.close()
  }
}

/** Everything that a page has been answered by the time the area's words are on it, round trip after round trip. */
async function tripsUntilUsable(page: Page, cdp: CDPSession, area: Scenario): Promise<readonly Answered[]> {
  const trips = await holdResponses(page, cdp)
  await page.goto(area.path, { waitUntil: 'commit' })
  for (await trips.rest(); !(await shows(page, area)); await trips.rest()) trips.letThrough()
  return trips.answered
}
