import type { Browser } from '@playwright/test'
import { goTo } from '@sarv/e2e/actions/go-to'
import { signedInContext } from '@sarv/e2e/browser/signed-in-context'
import { countInstances, instancesSeen } from '@sarv/e2e/checks/instances'
import { farAway, openScenario, pageOf } from './browser-session'
import { deployed } from './monolith/build-monolith'
import { type Fetched, type Kind, recordNetwork } from './network-record'
import { findScenario, type Scenario, scenarios } from './scenarios'
import type { Variant, Variants } from './variants'
import { waterfallDepth } from './waterfall-depth'

/** Requests, bytes and waterfall depth of a first visit until its scenario is usable. */
export interface FirstVisit {
  readonly area: string
  readonly requests: Readonly<Partial<Record<Kind, number>>>
  /** Bytes by kind, as they cross the network, without headers. */
  readonly bytes: Readonly<Partial<Record<Kind, number>>>
  /** Bytes of JavaScript that the browser reads. */
  readonly parsed: number
  /** Answers that are waited for one after the other, after the page: all of them, and of those the files'. */
  readonly depth: number
  readonly fileDepth: number
  /** Origins that files came from: each one costs a connection. */
  readonly origins: number
}

export interface VariantMetrics {
  readonly firstVisits: readonly FirstVisit[]
  /** Bytes of page, scripts and styles of one visit that goes through all areas, by area in its order. */
  readonly walk: readonly { readonly area: string; readonly bytes: number }[]
  /** How many there are beyond one of each, once all areas were open. */
  readonly duplicates: Readonly<Record<'react' | 'router' | 'query' | 'i18n', number>>
  /** Bytes of page, scripts and styles that come anew after the next version of one remote was deployed. */
  readonly returning: readonly { readonly area: string; readonly bytes: number; readonly pageBytes: number }[]
}

/** Deterministic metrics of one variant: the same in every run. */
export async function collectMetrics(browser: Browser, side: Variant, sides: Variants): Promise<VariantMetrics> {
  const firstVisits: FirstVisit[] = []
  for (const area of scenarios) firstVisits.push(await firstVisit(browser, side, sides, area))
  return { firstVisits, ...(await walkOf(browser, side, sides)), returning: await returningOf(browser, side, sides) }
}

async function firstVisit(browser: Browser, side: Variant, sides: Variants, area: Scenario): Promise<FirstVisit> {
  const context = await signedInContext(browser, side.origin, sides.inbox)
  try {
    const { page, cdp } = await pageOf(context, { cold: true, conditions: farAway })
    const network = await recordNetwork(cdp, sides.outside)
    const usable = await openScenario(page, area)
    await network.quiet()
    // What came later is nothing that the person had to wait for.
    const needed = network.answered.filter(({ end }) => end <= usable.at)
    const waves = waterfallDepth(needed)
    const isFile = ({ kind }: Fetched) => kind === 'script' || kind === 'style' || kind === 'font'
    return {
      area: area.name,
      requests: byKind(needed, () => 1),
      bytes: byKind(needed, ({ sent }) => sent),
      parsed: sum(needed.filter(({ kind }) => kind === 'script').map(({ unpacked }) => unpacked)),
      depth: Math.max(...waves),
      fileDepth: Math.max(...waves.filter((_, index) => isFile(needed[index] as Fetched))),
      origins: new Set(needed.filter(isFile).map(({ url }) => new URL(url).origin)).size,
    }
  } finally {
    await context.close()
  }
}

async function walkOf(
  browser: Browser,
  side: Variant,
  sides: Variants,
): Promise<Pick<VariantMetrics, 'walk' | 'duplicates'>> {
  const context = await signedInContext(browser, side.origin, sides.inbox)
  try {
    const { page, cdp } = await pageOf(context, { cold: true })
    await countInstances(page)
    const network = await recordNetwork(cdp, sides.outside)
    const walk: { area: string; bytes: number }[] = []
    for (const area of scenarios) {
      if (walk.length === 0) await openScenario(page, area)
      else {
        await goTo(page, area.path)
        await page.getByRole('main').getByText(area.words).first().waitFor()
      }
      await network.quiet()
      walk.push({ area: area.name, bytes: codeBytes(network.answered) })
      network.clear()
    }
    const { reactDoms, routers, queryClients, languages } = await instancesSeen(page)
    const duplicates = { react: reactDoms - 1, router: routers - 1, query: queryClients - 1, i18n: languages - 1 }
    return { walk, duplicates }
  } finally {
    await context.close()
  }
}

async function returningOf(browser: Browser, side: Variant, sides: Variants): Promise<VariantMetrics['returning']> {
  const returning: VariantMetrics['returning'][number][] = []
  for (const area of [findScenario(deployed), scenarios[0]]) {
    const context = await signedInContext(browser, side.origin, sides.inbox)
    try {
      for (const version of ['usual', 'next'] as const) {
        side.deploy(version)
        const { page, cdp } = await pageOf(context, { cold: version === 'usual' })
        const network = await recordNetwork(cdp, sides.outside)
        await openScenario(page, area)
        await network.quiet()
        if (version === 'next') {
          const pages = network.answered.filter(({ kind }) => kind === 'page')
          const pageBytes = codeBytes(pages)
          returning.push({ area: area.name, bytes: codeBytes(network.answered), pageBytes })
        }
        await page.close()
      }
    } finally {
      side.deploy('usual')
      await context.close()
    }
  }
  return returning
}

function codeBytes(fetched: readonly Fetched[]): number {
  return sum(
    fetched.flatMap(({ kind, sent }) => (kind === 'page' || kind === 'script' || kind === 'style' ? sent : [])),
  )
}

function byKind(fetched: readonly Fetched[], figureOf: (one: Fetched) => number): Partial<Record<Kind, number>> {
  const values: Partial<Record<Kind, number>> = {}
  for (const one of fetched) values[one.kind] = (values[one.kind] ?? 0) + figureOf(one)
  return values
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
