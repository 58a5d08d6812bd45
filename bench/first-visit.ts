import type { Browser, CDPSession, Page } from '@playwright/test'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { pageOf, shows } from './browser-session'
import { recordNetwork } from './network-record'
import { type Kind, kindOf } from './request-kind'
import { type Answered, holdResponses } from './round-trips'
import type { Scenario } from './scenarios'
import type { Variant, Variants } from './variants'

/** Requests, bytes and round trips of a first visit until its scenario is usable. */
export interface FirstVisit {
  readonly area: string
  readonly requests: Readonly<Partial<Record<Kind, number>>>
  /** Bytes by kind, as they cross the network, without headers; not those that a worker fetched. */
  readonly bytes: Readonly<Partial<Record<Kind, number>>>
  /** Round trips in a row after the page's own: of everything, and until the last of its files. */
  readonly depth: number
  readonly fileDepth: number
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
    const kindOfOne = (one: Answered) => kindOf(one, variants.outside)
    const isFile = (one: Answered) => fileKinds.has(kindOfOne(one))
    const fetched = new Map(network.answered.map((one) => [one.id, one]))
    const bytesOf = ({ id = '' }: Answered) => fetched.get(id)?.sent
    // A file that is asked for once more, as a font by its preload and by a style, comes from the cache.
    const needed = answered.filter((one) => !isFile(one) || bytesOf(one) !== 0)
    const files = needed.filter(isFile)
    return {
      area: area.name,
      requests: byKind(needed, kindOfOne, () => 1),
      bytes: byKind(needed, kindOfOne, (one) => bytesOf(one) ?? 0),
      depth: lastTrip(needed),
      fileDepth: lastTrip(files),
    }
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

function byKind(
  answered: readonly Answered[],
  kindOfOne: (one: Answered) => Kind,
  figureOf: (one: Answered) => number,
): Partial<Record<Kind, number>> {
  const values: Partial<Record<Kind, number>> = {}
  for (const one of answered) values[kindOfOne(one)] = (values[kindOfOne(one)] ?? 0) + figureOf(one)
  return values
}

function lastTrip(answered: readonly Answered[]): number {
  return Math.max(0, ...answered.map(({ trip }) => trip))
}
